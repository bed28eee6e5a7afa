import type { DistressWeights } from './distress-form';

/** Published, and written by scripts/support/fit-care.ts from tests/fixtures/care: not by hand. */
export const englishWeights: DistressWeights = {
  base: -434,
  enough: 0,
  calm: -250,
  weights: `
1140 ##captive
-51 ##cook
-218 ##daily
805 ##despair
220 ##end
185 ##farewell
564 ##fear
-92 ##harming
438 ##height
105 ##hurting
304 ##kin
65 ##limb
251 ##living
210 ##means
202 ##method
46 ##near
282 ##now
-68 ##others
122 ##parting
239 ##putting
97 ##reasonless
76 ##rope
107 ##self
832 ##selfharm
232 ##settle
392 ##taking
633 ##urge
108 ##violence
-301 #asking
-38 #asking+cook
-44 #asking+craft
-37 #asking+daily
127 #asking+howto
-57 #asking+hyper
-38 #asking+occasion
-50 #asking+violence
192 #blade
31 #blade+harming
-130 #blade+howto
355 #blade+hurter
71 #blade+kin
225 #blade+limb
84 #blade+secret
95 #blade+urge
192 #blade+violence
157 #body
118 #body+end
268 #body+hurter
84 #body+rescue
-116 #captive
-720 #cook
-93 #cook+howto
-455 #craft
-54 #craft+howto
-434 #daily
-134 #daily+cook
168 #daily+everyday
-44 #daily+harming
-108 #daily+height
-148 #daily+howto
-99 #daily+kin
-78 #daily+limb
-108 #daily+mood
-163 #daily+occasion
-123 #daily+pets
113 #daily+rope
53 #daily+secret
-150 #daily+sport
-60 #daily+tech
-56 #daily+travel
-108 #despair
105 #despair+blade
-300 #despair+cook
732 #despair+end
-63 #despair+farewell
182 #despair+fear
184 #despair+harming
148 #despair+hurter
-72 #despair+hurting
144 #despair+hyper
-163 #despair+kin
325 #despair+living
217 #despair+method
248 #despair+near
156 #despair+others
10 #despair+reasonless
94 #despair+rope
-163 #despair+secret
76 #despair+travel
131 #despair+urge
9 #doing
510 #doing+despair
156 #doing+drug
266 #doing+farewell
211 #doing+howto
273 #doing+hurter
85 #doing+hurting
-83 #doing+hyper
201 #doing+kin
276 #doing+means
190 #doing+near
-55 #doing+now
291 #doing+others
69 #doing+parting
84 #doing+taking
-141 #doing+wishing
588 #drug
52 #drug+end
50 #drug+howto
137 #drug+hurter
-27 #drug+kin
600 #drug+method
161 #drug+rescue
297 #drug+taking
88 #dying
-36 #dying+daily
-36 #dying+despair
34 #dying+doing
66 #dying+end
171 #dying+farewell
-78 #dying+fiction
48 #dying+gladness
-68 #dying+hurter
-199 #dying+hurting
-48 #dying+kin
-88 #dying+laugh
-134 #dying+near
14 #dying+others
82 #dying+parting
111 #dying+putting
97 #dying+reasonless
270 #dying+urge
-164 #dying+violence
1009 #dying+wishing
112 #eating
206 #eating+kin
84 #end+captive
-102 #end+cook
75 #end+craft
50 #end+gladness
92 #end+hurter
623 #end+kin
134 #end+living
97 #end+method
219 #end+rescue
153 #end+secret
-174 #end+travel
116 #end+urge
175 #ending
74 #ending+despair
9 #ending+end
137 #ending+farewell
323 #ending+gladness
-137 #ending+hurter
256 #ending+hyper
320 #ending+kin
662 #ending+living
356 #ending+means
-221 #ending+near
78 #ending+now
-153 #ending+others
70 #ending+putting
122 #ending+rail
298 #ending+reasonless
75 #ending+rope
-15 #ending+wishing
-393 #everyday
226 #farewell
47 #farewell+captive
75 #farewell+end
477 #farewell+gladness
-39 #farewell+howto
49 #farewell+hurter
245 #farewell+kin
46 #farewell+rescue
381 #farewell+settle
43 #farewell+tech
238 #farewell+violence
26 #fear
237 #fear+blade
62 #fear+captive
-45 #fear+fiction
137 #fear+harming
-56 #fear+howto
26 #fear+hurter
291 #fear+hurting
152 #fear+machine
239 #fear+near
26 #fear+others
-200 #fear+pets
95 #fear+rescue
62 #fear+rope
178 #fear+secret
198 #fear+settle
217 #fear+taking
138 #fear+tech
-110 #fear+violence
391 #fear+wishing
-645 #fiction
-41 #fiction+asking
-71 #fiction+daily
-23 #fiction+end
-112 #fiction+howto
-45 #fiction+hyper
-187 #garden
-121 #garden+howto
10 #harming
66 #harming+captive
-67 #harming+cook
-58 #harming+drug
158 #harming+end
-91 #harming+garden
-61 #harming+howto
358 #harming+hurter
83 #harming+method
396 #harming+reasonless
163 #harming+rescue
297 #harming+secret
370 #harming+urge
-192 #harming+wishing
49 #height+end
91 #height+rail
-395 #home
-209 #howto
-93 #howto+everyday
-24 #hurter
-33 #hurter+captive
-61 #hurter+cook
118 #hurter+eating
-52 #hurter+everyday
-36 #hurter+howto
-47 #hurter+kin
47 #hurter+rescue
-243 #hurter+sport
577 #hurter+violence
-138 #hurting+asking
-184 #hurting+captive
-68 #hurting+craft
-38 #hurting+farewell
144 #hurting+harming
-130 #hurting+height
-116 #hurting+howto
701 #hurting+hurter
18 #hurting+kin
284 #hurting+limb
-99 #hurting+near
-101 #hurting+now
-154 #hurting+pets
136 #hurting+rail
498 #hurting+rescue
219 #hurting+rope
435 #hurting+secret
-332 #hurting+sport
-191 #hurting+urge
155 #hurting+violence
-41 #hurting+wishing
-81 #hyper+craft
-111 #hyper+gladness
56 #hyper+harming
-215 #hyper+howto
80 #hyper+hurter
173 #hyper+reasonless
-68 #hyper+taking
-54 #hyper+wishing
-84 #kin
-139 #kin+craft
-24 #kin+pets
-109 #kin+sport
-96 #kin+travel
-52 #laugh+end
183 #laugh+wishing
58 #limb
80 #limb+body
-115 #limb+end
128 #limb+harming
192 #limb+height
108 #limb+hurter
188 #limb+living
65 #limb+mood
99 #limb+rescue
58 #limb+rope
176 #limb+secret
409 #limb+violence
-23 #limb+wishing
67 #living
77 #living+captive
225 #living+hurter
-190 #living+kin
-84 #living+mood
1238 #living+reasonless
-129 #living+secret
95 #living+urge
-245 #machine
-186 #machine+garden
-45 #machine+howto
-196 #machine+tech
198 #means
89 #means+captive
-288 #means+cook
135 #means+despair
70 #means+eating
292 #means+end
123 #means+farewell
88 #means+fear
-97 #means+gladness
-118 #means+harming
-201 #means+howto
332 #means+hurter
-51 #means+hurting
-1 #means+kin
268 #means+limb
145 #means+method
42 #means+near
80 #means+now
143 #means+others
-222 #means+pets
264 #means+rescue
230 #means+rope
123 #means+secret
39 #means+taking
71 #means+violence
131 #means+wishing
321 #means+worry
361 #method+howto
-65 #mood
36 #near
-100 #near+craft
106 #near+drug
206 #near+eating
-164 #near+end
160 #near+farewell
337 #near+harming
-72 #near+howto
23 #near+hurter
13 #near+kin
88 #near+limb
31 #near+now
537 #near+reasonless
367 #near+rope
209 #near+secret
145 #near+settle
-164 #near+sport
50 #near+taking
-110 #near+urge
243 #near+violence
-182 #near+wishing
457 #near+worry
180 #now+blade
-208 #now+daily
454 #now+drug
-46 #now+end
145 #now+farewell
73 #now+harming
3 #now+hurter
65 #now+mood
-216 #now+occasion
57 #now+secret
351 #now+settle
138 #now+taking
50 #now+urge
-334 #occasion
-244 #occasion+howto
355 #others+blade
268 #others+body
-33 #others+captive
-61 #others+cook
-41 #others+drug
118 #others+eating
137 #others+end
-70 #others+everyday
111 #others+farewell
399 #others+harming
-33 #others+howto
-10 #others+hurter
733 #others+hurting
80 #others+hyper
-35 #others+kin
134 #others+limb
225 #others+living
37 #others+near
3 #others+now
-74 #others+rail
312 #others+reasonless
47 #others+rescue
60 #others+rope
329 #others+secret
96 #others+settle
-243 #others+sport
121 #others+taking
-98 #others+urge
580 #others+violence
-28 #others+wishing
164 #others+worry
126 #parting
256 #parting+despair
108 #parting+farewell
195 #parting+gladness
-36 #parting+howto
-48 #parting+hurter
119 #parting+hurting
-25 #parting+kin
-101 #parting+living
153 #parting+means
-6 #parting+near
162 #parting+now
-24 #parting+others
83 #parting+rescue
75 #parting+violence
-256 #pets
-140 #pets+howto
14 #putting
164 #putting+end
26 #putting+farewell
71 #putting+hurter
305 #putting+kin
270 #putting+living
191 #putting+near
513 #putting+now
62 #putting+settle
117 #putting+tech
128 #rail+end
-74 #rail+hurter
202 #rail+wishing
203 #reasonless
297 #reasonless+gladness
312 #reasonless+hurter
438 #reasonless+kin
-190 #reasonless+mood
308 #rescue
-119 #rescue+howto
-147 #rescue+kin
97 #rescue+tech
107 #rope
55 #rope+end
-83 #rope+howto
60 #rope+hurter
125 #rope+rescue
166 #rope+urge
142 #secret
329 #secret+hurter
162 #secret+violence
-85 #self
-8 #self+asking
634 #self+blade
119 #self+body
-155 #self+captive
-474 #self+cook
-185 #self+craft
-107 #self+daily
424 #self+despair
330 #self+doing
552 #self+drug
642 #self+dying
198 #self+eating
98 #self+end
832 #self+ending
-132 #self+everyday
757 #self+farewell
31 #self+fear
-398 #self+fiction
-31 #self+garden
-85 #self+gladness
92 #self+harming
418 #self+height
-173 #self+home
-182 #self+howto
327 #self+hurter
259 #self+hurting
-27 #self+hyper
-64 #self+kin
199 #self+limb
751 #self+living
-59 #self+machine
721 #self+means
146 #self+near
122 #self+now
-49 #self+occasion
367 #self+others
96 #self+parting
-30 #self+pets
208 #self+putting
475 #self+reasonless
540 #self+rescue
436 #self+rope
156 #self+secret
187 #self+selfharm
23 #self+settle
-415 #self+sport
57 #self+taking
-79 #self+travel
110 #self+urge
199 #self+violence
227 #self+wishing
13 #self+worry
89 #selfharm
-99 #selfharm+asking
-71 #selfharm+blade
332 #selfharm+despair
306 #selfharm+end
286 #selfharm+fear
-63 #selfharm+kin
206 #selfharm+limb
94 #selfharm+living
309 #selfharm+mood
143 #selfharm+near
157 #selfharm+now
257 #selfharm+reasonless
412 #selfharm+secret
598 #selfharm+urge
-29 #selfharm+violence
269 #selfharm+wishing
1 #settle
402 #settle+end
96 #settle+hurter
258 #settle+kin
214 #settle+pets
-761 #sport
86 #taking
597 #taking+body
66 #taking+captive
117 #taking+eating
207 #taking+hurter
312 #taking+rescue
140 #taking+rope
-149 #tech
-147 #travel
59 #urge
257 #urge+craft
-98 #urge+hurter
-120 #urge+pets
9 #violence
136 #violence+captive
43 #violence+kin
-126 #violence+pets
-251 #violence+sport
152 #wishing
-68 #wishing+captive
365 #wishing+end
-70 #wishing+gladness
-105 #wishing+howto
-27 #wishing+hurter
-260 #wishing+kin
285 #wishing+living
172 #wishing+mood
688 #wishing+reasonless
57 #wishing+rescue
230 #wishing+violence
-76 #worry
195 #worry+body
51 #worry+farewell
164 #worry+hurter
79 #worry+kin
99 #worry+taking
258 . a
-59 . are
525 . been
73 . by
-162 . cut
328 . every
-144 . feeling
207 . found
197 . goodbye
-153 . had
67 . he
-36 . how
69 . i
312 . if
-191 . is
-62 . keep
123 . mother
-44 . my
-162 . need
30 . no
108 . not
93 . relapsed
367 . since
471 . some
62 . someone
-197 . stop
-62 . that
-187 . the
237 . there
285 . they
237 . thinking
-127 . this
135 . tonight
-103 . ugh
-164 . we
-143 . what
178 . wish
-698 . ·
79 30
235 _<ali
92 _<ang
-151 _<ann
34 _<any
191 _<arm
77 _<aro
-148 _<bak
-16 _<bec
50 _<bee
205 _<bei
-78 _<bes
-139 _<bik
66 _<bla
111 _<ble
-90 _<boa
174 _<bot
100 _<bou
58 _<boy
55 _<bri
-130 _<cha
-105 _<che
116 _<cig
48 _<cle
41 _<cof
-79 _<coo
-107 _<cre
-57 _<cri
193 _<cut
129 _<dat
66 _<dau
269 _<dee
-51 _<doo
76 _<dow
-165 _<dre
114 _<dri
-179 _<ear
152 _<eas
-63 _<ema
38 _<end
55 _<eve
165 _<exc
99 _<exi
-129 _<exp
112 _<fai
-89 _<fal
222 _<fam
-322 _<fil
-143 _<fir
-125 _<fiv
-65 _<fre
92 _<fut
146 _<gir
-32 _<goi
-105 _<gre
-94 _<hal
79 _<has
196 _<hav
144 _<her
57 _<him
17 _<hom
210 _<hop
115 _<hou
54 _<hur
-169 _<ide
85 _<ins
-102 _<jul
126 _<kee
62 _<kno
26 _<las
-193 _<lat
-61 _<lau
44 _<lef
82 _<let
-56 _<lif
-211 _<lis
116 _<liv
57 _<loa
103 _<loo
-104 _<los
121 _<lou
-43 _<lun
8 _<mak
-52 _<mee
164 _<mes
-110 _<mil
-92 _<min
-47 _<mor
58 _<mot
-93 _<mov
88 _<mum
-40 _<mur
74 _<mys
126 _<nev
29 _<nig
-64 _<nin
34 _<not
50 _<onc
-6 _<onl
122 _<pai
23 _<par
96 _<pea
141 _<per
93 _<pic
-15 _<pla
-113 _<poo
93 _<pra
-126 _<pri
-42 _<pro
-276 _<que
213 _<rap
-220 _<rec
244 _<rel
-395 _<rep
-91 _<ret
-54 _<rol
-132 _<rom
2 _<roo
64 _<rop
55 _<saf
118 _<sai
-103 _<sal
33 _<sle
-65 _<sno
66 _<som
-63 _<son
152 _<soo
-299 _<spe
-82 _<spi
131 _<ste
196 _<sto
-50 _<sug
154 _<sui
-74 _<swi
100 _<tal
-46 _<tea
-183 _<tes
67 _<tex
159 _<the
-73 _<thi
10 _<tho
139 _<tie
19 _<tim
121 _<tmr
61 _<tou
-39 _<tra
38 _<tru
88 _<try
169 _<tur
106 _<unt
511 _<voi
-74 _<wai
170 _<wak
102 _<wal
131 _<wan
51 _<was
-321 _<wea
-125 _<wel
-65 _<wha
155 _<whe
-95 _<whi
100 _<wil
-151 _<win
50 _<wis
1 _<wit
213 _<wok
212 _<wou
203 _acci
288 _ace>
-109 _act>
187 _aded
76 _ads>
41 _age>
147 _agin
183 _aid>
53 _aigh
193 _aiti
202 _aken
321 _akes
36 _akin
-51 _alf>
154 _alit
235 _aliv
92 _alki
222 _amil
138 _ance
85 _andi
222 _anen
35 _ang>
92 _angr
-109 _anis
-200 _ant>
74 _anti
99 _anyo
213 _aped
162 _appi
136 _apse
62 _are>
40 _aren
116 _aret
191 _arms
-78 _arn>
77 _arou
69 _arve
-196 _ary>
79 _asnt
74 _assp
251 _asy>
153 _athi
-37 _atio
-159 _atta
182 _ault
35 _ause
27 _ave>
-109 _avin
-148 _bake
139 _beam
-16 _beca
68 _been
205 _bein
142 _belt
-78 _best
-45 _bett
-156 _betw
-139 _bike
105 _birt
84 _blac
-248 _ble>
145 _blee
97 _body
-129 _book
376 _born
203 _bott
123 _brai
44 _bye>
-40 _cake
24 _care
-92 _cati
59 _caus
203 _ccid
110 _cept
-51 _cess
317 _cida
5 _cide
116 _ciga
238 _ckes
107 _cks>
48 _clea
41 _coff
120 _come
-377 _comm
-79 _cook
186 _ctur
236 _cuts
58 _cutt
317 _dal>
63 _date
66 _daug
69 _dbye
-168 _ddle
-65 _dea>
269 _deep
110 _depr
-171 _ders
159 _dese
221 _dici
63 _ding
-67 _disa
-68 _door
159 _dose
76 _down
63 _driv
-82 _drop
96 _eace
-7 _ead>
48 _ean>
-186 _earn
251 _easy
-521 _eat>
-16 _ecau
38 _edin
92 _eedi
133 _eel>
67 _eep>
184 _eepi
40 _eeps
-85 _eet>
-47 _eeti
118 _eeve
77 _eft>
205 _eing
136 _elap
599 _elf>
174 _elps
75 _elt>
-63 _emai
-72 _eme>
398 _empt
138 _emse
-56 _end>
66 _endi
-111 _enti
82 _eone
95 _epfa
184 _epin
110 _epre
70 _erdo
53 _ere>
49 _erse
90 _erve
120 _eryo
61 _eryt
-151 _esen
159 _eser
-280 _esti
-51 _etin
-156 _etwe
-55 _even
81 _ever
255 _eves
110 _exce
99 _exis
-100 _expl
95 _exte
-89 _fall
222 _fami
56 _fath
41 _fee>
21 _feel
41 _ffee
-100 _ffic
-70 _fice
-188 _film
-51 _firs
-125 _five
-59 _forg
62 _foun
50 _frie
61 _frig
288 _fron
92 _futu
116 _gare
20 _ger>
164 _ggin
188 _ghte
369 _ghts
146 _girl
-32 _goin
22 _good
-76 _got>
-104 _gram
-159 _gran
76 _gun>
-51 _half
-67 _hall
237 _han>
75 _hand
79 _hasn
-98 _hat>
-46 _hate
176 _have
32 _havi
-1 _hear
-67 _heat
-97 _heme
138 _hems
147 _hen>
-15 _her>
112 _here
334 _hers
82 _hey>
104 _hide
-76 _hift
57 _hims
56 _hing
144 _hink
17 _home
75 _hop>
-26 _hope
382 _hopi
-67 _hort
-292 _hot>
76 _hotg
145 _houg
166 _hous
-89 _hree
64 _hrou
205 _hten
44 _hter
329 _hts>
35 _hurt
-120 _ial>
-98 _ical
-92 _icat
179 _icid
709 _icin
66 _icke
186 _ictu
317 _idal
-64 _iday
241 _ide>
-169 _idea
203 _iden
240 _idep
50 _iend
-67 _ies>
-42 _iew>
-58 _ife>
-326 _ift>
116 _igar
90 _ildi
-75 _ilk>
58 _ill>
-121 _ille
-68 _ills
-62 _ilm>
222 _ily>
18 _ime>
57 _imse
10 _ince
-7 _ing>
197 _ink>
252 _inki
-61 _inks
75 _insi
95 _insu
115 _into
-193 _ion>
-36 _ions
106 _irlf
-51 _irst
105 _irth
-50 _isap
-135 _ishe
351 _ists
-205 _ite>
-84 _itte
3 _ive>
78 _ivin
-73 _juli
116 _keep
76 _ken>
61 _kes>
238 _kest
167 _kin>
123 _king
133 _kniv
-117 _lain
-281 _land
-194 _lant
169 _laps
19 _last
-221 _late
-117 _laye
48 _lean
-186 _lear
41 _leed
118 _leev
44 _left
-299 _ler>
-62 _les>
106 _lfri
133 _lice
-38 _life
72 _live
321 _livi
92 _lkin
-37 _llow
-52 _lls>
-75 _lly>
249 _load
-101 _logy
124 _look
69 _loud
-287 _low>
-43 _lunc
12 _make
154 _mali
222 _mane
-79 _mari
60 _mate
-85 _mber
160 _meds
-52 _meet
-74 _meo>
82 _meon
164 _mess
-75 _milk
222 _mily
175 _mise
-47 _miss
-204 _mmen
-44 _more
-68 _morn
-34 _morr
294 _mpt>
121 _mrw>
284 _msel
88 _mums
-40 _murd
136 _myse
185 _nce>
144 _ndin
222 _nent
146 _neve
-263 _nge>
115 _nger
-69 _ngs>
-53 _nine
252 _nkin
83 _nlin
336 _noti
-32 _now>
155 _nows
143 _nsid
-38 _nted
-327 _nter
113 _nths
240 _ntid
106 _ntil
163 _ntin
89 _nto>
99 _nyon
158 _nywa
-107 _oast
-51 _oces
-40 _ocke
189 _ocks
69 _odby
-67 _oddl
-118 _ode>
97 _ody>
-101 _ogy>
130 _oice
-39 _oing
42 _oint
10 _okin
-100 _olle
156 _ome>
-270 _omme
50 _once
32 _one>
27 _onig
83 _onli
-99 _ons>
288 _ont>
32 _ood>
69 _oodb
137 _ope>
202 _opin
151 _orce
-79 _ore>
153 _orev
-121 _orge
-76 _orgo
376 _orn>
-68 _orni
-115 _orri
-88 _orro
-87 _orry
-52 _ort>
-133 _ory>
151 _osed
220 _oser
-72 _otes
76 _otgu
-66 _othi
133 _otic
203 _ottl
61 _ouch
67 _ough
-44 _ould
193 _ound
-45 _our>
19 _ours
214 _ouse
53 _owed
84 _own>
114 _pain
44 _pare
33 _pass
96 _peac
94 _ped>
61 _perm
95 _pfat
186 _pict
203 _ping
-117 _plai
-361 _play
42 _poin
39 _pped
106 _ppie
191 _pray
-51 _proc
-85 _prov
136 _psed
39 _quie
60 _ract
54 _rage
53 _raig
86 _rail
-69 _rain
-67 _ram>
213 _rape
56 _rath
-148 _rder
70 _rdos
-44 _rds>
-96 _reco
-32 _red>
205 _rela
38 _rent
-128 _repl
-73 _repo
-181 _rese
154 _rett
153 _reve
99 _rge>
-76 _rgot
-73 _rick
-114 _ried
50 _rien
-119 _rise
126 _rist
-153 _rite
106 _rlfr
78 _rman
191 _rms>
-51 _roce
-78 _roll
-119 _rome
288 _ront
79 _room
104 _rope
36 _roun
-232 _rrie
-57 _rrow
-15 _rry>
596 _rsel
-51 _rst>
268 _rted
164 _rtin
120 _ryon
61 _ryth
95 _sage
137 _said
240 _sant
58 _says
-74 _sche
129 _sed>
612 _self
138 _selv
113 _serv
-64 _ses>
-76 _shif
-67 _shor
153 _side
99 _skin
1 _slee
262 _smas
79 _snt>
68 _some
-63 _song
152 _soon
115 _soun
74 _spor
121 _ssag
240 _ssan
74 _sspo
47 _stan
123 _sted
149 _step
175 _stop
142 _stor
210 _stra
179 _suic
-131 _tack
75 _talk
47 _tand
294 _temp
125 _tene
95 _tepf
54 _ters
-47 _tery
-112 _tes>
-183 _test
67 _text
76 _tgun
43 _than
-22 _that
122 _then
43 _ther
122 _they
231 _thin
33 _thou
72 _thro
240 _tide
139 _tied
106 _til>
15 _time
-282 _tion
121 _tmrw
27 _toni
10 _took
-20 _top>
61 _touc
90 _tran
370 _trie
144 _trus
-159 _ttac
79 _tte>
294 _ttem
146 _ture
130 _turn
-156 _twee
-59 _uck>
161 _ught
179 _uici
39 _uiet
-95 _uit>
36 _uld>
60 _umpi
128 _und>
96 _unds
137 _unti
24 _ure>
173 _urge
32 _urt>
109 _urti
13 _use>
342 _uts>
92 _utur
242 _uys>
-81 _veni
70 _verd
116 _very
52 _ves>
-48 _view
-31 _ving
430 _voic
-74 _wait
38 _wake
131 _want
220 _wast
61 _wate
-117 _wear
-187 _ween
-48 _what
86 _when
100 _will
50 _wish
1 _with
213 _woke
129 _woul
501 _wris
110 _xcep
99 _xist
-89 _xpla
95 _xted
-114 _yed>
234 _yone
136 _ysel
41 _ythi
158 _yway
-25 a
279 a blade
362 a building
112 a date
108 a dog
154 a formality
201 a girl
-89 a good
135 a knife
29 a photo
88 a reason
235 a video
119 about dying
70 about it
64 about killing
-78 about my
463 about suicide
-107 about the
203 accident
120 accident .
235 alive
38 alive .
45 all
142 all be
57 all day
182 am
644 am a
156 am afraid
99 am at
132 am bad
161 am being
83 am frightened
656 am going
345 am in
134 am locked
411 am not
229 am on
-111 am ready
217 am scared
90 am suicidal
-81 am ·
262 and
366 and he
91 and how
343 and i
-170 and it
205 and left
122 and now
321 and said
101 and says
107 and then
131 and think
85 and today
66 and took
164 and will
92 angry
240 antidepressants
109 any more
99 anyone
267 anyone .
158 anyway
240 are right
-153 are you
191 arms
77 around
56 around .
108 asleep .
-47 at
-136 at me
141 at night
180 at peace
-109 at this
294 attempt
128 baby and
40 back .
-76 back to
85 bad
610 bad .
261 be
-73 be a
63 be alive
-179 be better
1050 be dead
398 be gone
106 be happier
52 be here
185 be over
162 be with
139 beam
139 beam and
-16 because
676 because i
68 bed .
68 been
-107 been thinking
205 being
154 believes
154 believes me
-69 best
-45 better
279 better off
-156 between
-114 bike
98 birthday i
227 black
137 blade
133 bleed
219 blue .
95 book
185 born
124 born .
203 bottle
203 bottle of
355 brain
153 breathing
117 breathing .
127 bridge and
90 building
-95 but i
51 buy
243 by then
-23 can i
-130 can not
94 cap
94 cap .
44 car
98 car park
-61 cat
75 children
79 cigarette
151 clean .
220 closer
41 coffee
-57 coffee .
138 come
113 coming home
236 cuts
184 cutting .
213 cutting again
312 date
312 date .
66 daughter
141 daughter has
242 dead .
272 dead by
-111 death of
144 deep
95 deserve
120 did .
-61 did the
44 die
924 die .
42 do
143 do .
-75 do i
675 do it
331 do not
46 do something
-88 does not
-68 door
69 down
119 drown
209 dying .
91 each time
-190 early
251 easy
-40 email
440 end it
587 end my
192 ending
165 ending it
334 ending my
300 every time
49 everyone
103 everyone .
227 everyone i
61 everything
361 everything .
110 except
102 existing
102 existing .
106 face
222 family
119 feel
190 feel safe
-62 film
-122 finished
-51 first
-66 first .
-125 five
-85 follow
7 for
106 for .
-107 for a
117 for being
112 for long
267 for me
-29 for my
-177 for the
168 for when
153 forever
261 forever .
-76 forgot
154 formality
62 found
283 found my
83 frightened
120 from me
-41 from the
288 front
127 front of
92 future
-22 get
82 girl in
106 girlfriend
153 go
-111 go back
294 go die
-90 go home
135 go to
-32 going
66 going to
252 gone .
-47 good
-81 good .
44 goodbye
230 goodbye everyone
367 got out
112 grades
49 gun
-45 gym
-209 had a
354 had never
-51 half
25 hand
106 happier
127 harm
45 has
103 has been
183 has to
79 hasnt
-45 hate
-112 hate myself
176 have
39 have not
237 have picked
286 have taken
261 have to
32 having
133 he
167 he does
176 he is
66 he said
108 he says
32 head
85 hear
120 hear from
162 hell
174 helps
117 her
233 her .
87 her and
108 here .
196 herself
155 herself .
96 him
57 himself
115 his hands
37 hit
140 hits me
89 home
253 home .
-26 hope
382 hoping
163 hoping i
-54 hot
97 hours and
68 house
135 house .
-126 how
-107 how can
-27 how do
-139 how to
54 hurt
92 hurt my
88 hurt myself
149 i
161 i am
-197 i can
-101 i deserve
-85 i do
192 i feel
-63 i hate
25 i have
-57 i hope
303 i keep
-59 i leave
92 i left
-101 i love
115 i mean
83 i met
117 i only
328 i overdosed
121 i sat
144 i should
-99 i start
145 i stop
78 i swallowed
-67 i take
155 i think
139 i tied
211 i tried
156 i want
144 i wanted
53 i was
194 i will
55 i wish
171 i woke
60 i would
-207 i ·
-65 idea
264 if
612 if i
338 if my
76 in a
127 in front
308 in it
216 in my
75 inside
115 into
355 into my
88 is .
53 is blood
177 is cutting
346 is got
-75 is it
269 is trying
118 is when
221 it
72 it .
188 it after
732 it all
131 it did
145 it stop
185 it take
84 it to
272 it will
-158 job
60 jumping
59 keep
269 keep imagining
72 keep thinking
40 keeps
62 keeps saying
34 kill
-199 kill me
913 kill myself
-71 killing me
78 killing myself
-114 kills
133 knives
-35 know
107 know who
155 knows
91 knows .
36 last
52 last night
-186 late
-78 learn
77 left
308 left a
-88 let
-55 let me
-89 letter to
202 letters
-38 life
301 like this
-9 live
162 live .
161 live with
321 living
114 living .
-75 locked
189 locks
189 locks me
-71 lol
-47 lol .
178 looking
94 love her
166 made my
393 make it
69 make myself
212 makes
-73 man
55 me
335 me .
262 me and
112 me die
50 me i
413 me in
327 me out
58 me to
98 me when
221 medicine
160 meds
95 message
127 message to
102 met
83 met online
-75 milk
163 miss me
113 months
495 more .
121 more i
99 more than
-44 morning
49 mother
186 mother .
189 mother locks
88 mums
-71 my
183 my antidepressants
130 my arms
160 my baby
256 my bed
355 my brain
99 my building
126 my car
201 my class
139 my family
106 my girlfriend
43 my hand
140 my heart
145 my house
163 my life
-23 my mother
-113 my old
97 my own
96 my parents
74 my passport
224 my skin
95 my stepfather
-40 my wife
-46 my ·
136 myself
-271 myself .
120 myself tonight
-124 need a
166 never
95 next to
57 nice
19 night
60 night .
-149 nine
56 no
94 no cap
535 no one
398 not
288 not be
112 not come
296 not deserve
83 not do
95 not going
363 not have
120 not hear
153 not here
-76 not know
-61 not let
161 not live
305 not need
755 not see
-32 not stop
150 not tell
117 not think
96 not to
164 not told
104 not trust
82 not want
115 not work
48 not worth
-55 nothing
47 of
203 of ending
199 of it
109 of living
87 of my
63 of pills
70 off
58 off .
-70 office
-169 old
981 on purpose
50 once
58 one
154 one believes
217 one can
250 one has
91 one knows
487 one way
135 one would
83 online
62 only one
294 only thing
89 open
78 open .
-104 or
-24 our
34 out
85 out of
97 own
189 pain
230 paracetamol and
59 parents
74 passport
96 peace
180 peace with
175 photo of
237 picked the
75 picture
169 pills .
159 place
112 plan and
-65 plants
100 police
474 police .
123 posted
-51 process
182 purpose .
74 put
106 put a
115 put his
101 put me
238 quickest
-231 rain
213 raped
127 rather
230 rather be
101 raw
101 raw .
-96 ready to
60 reason
95 reason not
136 relapsed
154 rest is
-74 romeo
51 room
64 rope
187 safe
127 safe at
118 safe with
137 said
54 said he
67 said if
142 said sorry
49 say
35 say i
94 says
-126 says he
18 see
360 see a
42 self
127 self harm
97 sent
94 sh
-65 she
99 she took
-65 she will
-76 shift
75 shop
-67 short
-134 shot
76 shotgun
-44 should i
118 since the
107 sleep and
171 sleep forever
119 sleeping
262 smashing
82 someone
301 someone in
213 someone is
-53 song
152 soon
142 sorry .
326 sounds
158 standing
-213 start
194 started
95 stepfather
-62 stop
262 stop .
272 stop my
151 stop wanting
124 stopped
92 stronger
92 stronger .
317 suicidal
78 suicide .
188 swallowed
-161 take my
202 taken
669 takes
134 takes me
65 talk
136 talking about
-75 tea
99 tell everyone
-44 tell my
-235 ten
-183 test
95 texted
237 than
97 than i
-26 that
115 that i
-43 the
206 the car
-111 the death
-108 the dog
250 the gun
162 the medicine
642 the night
912 the only
100 the police
-76 the purpose
374 the rope
91 the time
-104 the train
229 the voices
179 the wall
89 the water
-49 the ·
-97 theme
138 themselves
122 then
51 there
137 there is
82 they
126 they are
251 they would
115 things
137 things and
173 think
682 think about
5 think i
59 thinking
-211 thinking about
178 thinking of
510 this .
113 this any
111 this i
259 this is
266 tho
184 tho .
492 thoughts
85 thoughts are
-89 three
115 throat .
64 through
139 tied
139 tied it
45 time
50 time .
193 time and
387 time i
67 tired .
121 tmrw
121 tmrw .
131 to
817 to .
522 to be
481 to die
-117 to disappear
51 to do
216 to end
455 to hurt
238 to kill
188 to live
50 to make
90 to me
162 to my
-153 to myself
126 to put
-193 to stop
108 to tell
-63 to the
76 to think
209 to try
85 to turn
151 to wake
-56 to ·
-34 tonight .
465 too deep
10 took
106 took something
370 tried
61 tried to
104 trust
77 trust myself
183 try
150 try again
425 turning
-45 two
-103 ugh
106 until
96 until i
-27 up
119 up in
-62 up on
229 voices
193 waiting
337 waiting for
70 wake
345 wake up
94 wall
148 want it
85 want to
144 wanted
220 wanting
220 wanting to
145 was dead
146 was not
213 was raped
220 waste
61 water
159 way
-83 way .
208 way out
-522 we
-80 wear
-125 well
-46 what
158 what he
66 what is
91 when
263 when i
162 where i
98 where she
107 who to
93 wife .
115 will
135 will .
114 will all
313 will do
169 will not
50 wish
129 wish i
119 with her
217 without looking
175 woke
175 woke up
148 would
-79 would be
232 would do
196 would it
47 would rather
103 wrist
214 wrists
167 wrists .
55 write a
153 wrote my
-33 you
197 you will
-123 your
173 yourself
79 ~30
-23 ~a
203 ~accident
235 ~alive
45 ~all
182 ~am
262 ~and
92 ~angry
240 ~antidepressant
99 ~anyone
158 ~anyway
77 ~around
-47 ~at
-131 ~attack
294 ~attempt
85 ~bad
422 ~be
139 ~beam
-16 ~because
68 ~been
154 ~believ
-69 ~best
-45 ~better
-156 ~between
-114 ~bike
-137 ~bit
227 ~black
137 ~blade
133 ~ble
-80 ~bor
185 ~born
203 ~bottle
355 ~bra
153 ~breath
94 ~cap
47 ~car
-87 ~cat
75 ~children
79 ~cigarette
48 ~clean
220 ~closer
41 ~coffee
138 ~come
-72 ~cook
312 ~date
66 ~daughter
144 ~deep
95 ~deserve
44 ~die
30 ~do
-68 ~door
69 ~down
-461 ~ear
251 ~easy
-63 ~email
79 ~end
-63 ~even
49 ~everyone
61 ~everyth
110 ~except
85 ~exist
106 ~face
-89 ~fall
222 ~fami
21 ~feel
-188 ~film
-51 ~first
-125 ~five
7 ~for
153 ~forever
-76 ~forgot
154 ~formality
62 ~found
134 ~frighten
288 ~front
92 ~future
-21 ~get
41 ~girl
106 ~girlfriend
50 ~go
-47 ~good
44 ~goodbye
112 ~grad
49 ~gun
326 ~guy
-45 ~gym
45 ~ha
-51 ~half
48 ~hand
106 ~happier
127 ~harm
79 ~hasnt
-45 ~hate
190 ~hav
176 ~have
133 ~he
32 ~head
116 ~hear
162 ~hell
117 ~her
196 ~herself
-45 ~hi
96 ~him
57 ~himself
75 ~hit
89 ~home
382 ~hop
-26 ~hope
-54 ~hot
68 ~house
-126 ~how
54 ~hurt
-169 ~idea
264 ~if
75 ~inside
115 ~into
221 ~it
-461 ~job
126 ~keep
-52 ~killer
133 ~kniv
36 ~last
-45 ~late
-186 ~learn
77 ~left
-88 ~let
-38 ~life
321 ~liv
-9 ~live
249 ~load
66 ~lock
-71 ~lol
124 ~look
-73 ~man
87 ~mark
55 ~me
185 ~med
221 ~medicine
-52 ~meet
95 ~message
102 ~met
-75 ~milk
-60 ~miss
-68 ~morn
49 ~mother
88 ~mum
-71 ~my
136 ~myself
166 ~never
23 ~night
-149 ~nine
56 ~no
296 ~not
-66 ~noth
353 ~notic
47 ~of
73 ~off
-70 ~office
-181 ~old
50 ~once
76 ~one
83 ~online
-104 ~or
-24 ~our
34 ~out
97 ~own
189 ~pain
44 ~parent
74 ~passport
96 ~peace
222 ~permanent
75 ~picture
159 ~place
-170 ~plant
-312 ~play
100 ~police
120 ~post
673 ~practis
191 ~pray
-62 ~present
-51 ~proces
89 ~put
238 ~quickest
-231 ~rain
127 ~rather
101 ~raw
136 ~relaps
-74 ~romeo
51 ~room
64 ~rope
217 ~safe
137 ~said
69 ~say
91 ~scream
18 ~see
42 ~self
97 ~sent
94 ~sh
-65 ~she
-76 ~shift
-67 ~short
-162 ~shot
76 ~shotgun
7 ~sleep
262 ~smash
82 ~someone
-63 ~song
152 ~soon
326 ~sound
231 ~stand
95 ~stepfather
129 ~stop
92 ~stronger
317 ~suicidal
312 ~tak
202 ~taken
100 ~talk
-75 ~tea
-235 ~ten
-183 ~test
67 ~text
171 ~th
237 ~than
-26 ~that
-43 ~the
-97 ~theme
138 ~themselv
122 ~then
51 ~there
82 ~they
144 ~think
266 ~tho
145 ~thought
-89 ~three
64 ~through
139 ~tied
45 ~time
121 ~tmrw
131 ~to
27 ~tonight
10 ~took
61 ~touch
370 ~tri
104 ~trust
233 ~try
233 ~turn
-45 ~two
-103 ~ugh
106 ~until
-27 ~up
229 ~voic
122 ~wait
70 ~wake
94 ~wall
131 ~want
220 ~waste
61 ~water
239 ~way
-522 ~we
-117 ~wear
-125 ~well
-46 ~what
91 ~when
100 ~will
50 ~wish
175 ~woke
148 ~would
501 ~wrist
-33 ~you
-123 ~your
173 ~yourself
-389 ~·
-389 ·
-98 · .
117 · and
-43 · on
-278 · the
`,
};
