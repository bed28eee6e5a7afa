import type { DistressWeights } from './distress-form';

/** Published, and written by scripts/support/fit-care.ts from tests/fixtures/care: not by hand. */
export const englishWeights: DistressWeights = {
  base: -443,
  enough: 100,
  calm: -250,
  weights: `
1158 ##captive
-49 ##cook
-218 ##daily
880 ##despair
244 ##end
195 ##farewell
571 ##fear
-94 ##harming
444 ##height
101 ##hurting
301 ##kin
66 ##limb
256 ##living
226 ##means
208 ##method
55 ##near
277 ##now
-74 ##others
129 ##parting
250 ##putting
88 ##reasonless
73 ##rope
124 ##self
861 ##selfharm
250 ##settle
439 ##taking
681 ##urge
107 ##violence
-309 #asking
-42 #asking+cook
-43 #asking+craft
-35 #asking+daily
152 #asking+howto
-55 #asking+hyper
-43 #asking+occasion
202 #blade
40 #blade+harming
-124 #blade+howto
367 #blade+hurter
73 #blade+kin
210 #blade+limb
83 #blade+secret
98 #blade+urge
201 #blade+violence
119 #body
124 #body+end
270 #body+hurter
82 #body+rescue
-121 #captive
-719 #cook
-94 #cook+howto
-448 #craft
-53 #craft+howto
-434 #daily
-134 #daily+cook
155 #daily+everyday
-42 #daily+harming
-101 #daily+height
-148 #daily+howto
-93 #daily+kin
-72 #daily+limb
-102 #daily+mood
-166 #daily+occasion
-117 #daily+pets
112 #daily+rope
55 #daily+secret
-154 #daily+sport
-61 #daily+tech
-52 #daily+travel
-97 #despair
113 #despair+blade
-295 #despair+cook
699 #despair+end
177 #despair+fear
185 #despair+harming
157 #despair+hurter
-99 #despair+hurting
143 #despair+hyper
-183 #despair+kin
301 #despair+living
216 #despair+method
262 #despair+near
165 #despair+others
4 #despair+reasonless
88 #despair+rope
-174 #despair+secret
76 #despair+travel
138 #despair+urge
7 #doing
547 #doing+despair
183 #doing+drug
255 #doing+farewell
247 #doing+howto
295 #doing+hurter
114 #doing+hurting
-66 #doing+hyper
213 #doing+kin
317 #doing+means
213 #doing+near
315 #doing+others
68 #doing+parting
103 #doing+taking
-149 #doing+wishing
632 #drug
45 #drug+end
57 #drug+howto
144 #drug+hurter
-35 #drug+kin
612 #drug+method
159 #drug+rescue
287 #drug+taking
105 #dying
-33 #dying+daily
-54 #dying+despair
35 #dying+doing
71 #dying+end
168 #dying+farewell
-81 #dying+fiction
72 #dying+gladness
-70 #dying+hurter
-204 #dying+hurting
-53 #dying+kin
-98 #dying+laugh
48 #dying+method
-144 #dying+near
17 #dying+others
78 #dying+parting
113 #dying+putting
107 #dying+reasonless
331 #dying+urge
-169 #dying+violence
1004 #dying+wishing
115 #eating
210 #eating+kin
85 #end+captive
-98 #end+cook
75 #end+craft
73 #end+gladness
91 #end+hurter
622 #end+kin
142 #end+living
99 #end+method
226 #end+rescue
160 #end+secret
-166 #end+travel
113 #end+urge
179 #ending
49 #ending+despair
24 #ending+end
137 #ending+farewell
305 #ending+gladness
-150 #ending+hurter
254 #ending+hyper
315 #ending+kin
651 #ending+living
340 #ending+means
-227 #ending+near
93 #ending+now
-167 #ending+others
70 #ending+putting
115 #ending+rail
290 #ending+reasonless
73 #ending+rope
-14 #ending+wishing
-382 #everyday
208 #farewell
58 #farewell+captive
74 #farewell+end
476 #farewell+gladness
-44 #farewell+howto
47 #farewell+hurter
235 #farewell+kin
56 #farewell+rescue
400 #farewell+settle
40 #farewell+tech
229 #farewell+violence
15 #fear
228 #fear+blade
62 #fear+captive
-45 #fear+fiction
135 #fear+harming
-54 #fear+howto
30 #fear+hurter
305 #fear+hurting
152 #fear+machine
240 #fear+near
30 #fear+others
-191 #fear+pets
96 #fear+rescue
61 #fear+rope
166 #fear+secret
196 #fear+settle
212 #fear+taking
134 #fear+tech
-113 #fear+violence
393 #fear+wishing
-623 #fiction
-41 #fiction+asking
-64 #fiction+daily
-20 #fiction+end
-112 #fiction+howto
-46 #fiction+hyper
-189 #garden
-118 #garden+howto
10 #harming
28 #harming+body
67 #harming+captive
-63 #harming+cook
-67 #harming+drug
135 #harming+end
-88 #harming+garden
-57 #harming+howto
366 #harming+hurter
84 #harming+method
376 #harming+reasonless
164 #harming+rescue
319 #harming+secret
370 #harming+urge
-205 #harming+wishing
55 #height+end
90 #height+rail
-383 #home
-190 #howto
-25 #hurter
-30 #hurter+captive
-61 #hurter+cook
121 #hurter+eating
-44 #hurter+everyday
-34 #hurter+howto
-43 #hurter+kin
48 #hurter+rescue
-240 #hurter+sport
564 #hurter+violence
-4 #hurting
-142 #hurting+asking
-189 #hurting+captive
-65 #hurting+craft
-48 #hurting+farewell
140 #hurting+harming
-123 #hurting+height
-117 #hurting+howto
707 #hurting+hurter
17 #hurting+kin
287 #hurting+limb
-103 #hurting+near
-109 #hurting+now
-145 #hurting+pets
133 #hurting+rail
507 #hurting+rescue
225 #hurting+rope
427 #hurting+secret
-322 #hurting+sport
-195 #hurting+urge
162 #hurting+violence
-48 #hurting+wishing
-78 #hyper+craft
-100 #hyper+gladness
55 #hyper+harming
-215 #hyper+howto
83 #hyper+hurter
173 #hyper+reasonless
-63 #hyper+taking
-66 #hyper+wishing
-93 #kin
-138 #kin+craft
-25 #kin+pets
-104 #kin+sport
-97 #kin+travel
-45 #laugh+end
187 #laugh+wishing
60 #limb
77 #limb+body
-107 #limb+end
125 #limb+harming
209 #limb+height
108 #limb+hurter
189 #limb+living
97 #limb+rescue
59 #limb+rope
197 #limb+secret
413 #limb+violence
-24 #limb+wishing
94 #living
77 #living+captive
230 #living+hurter
-198 #living+kin
-86 #living+mood
1259 #living+reasonless
-132 #living+secret
99 #living+urge
-247 #machine
-189 #machine+garden
-45 #machine+howto
-192 #machine+tech
213 #means
91 #means+captive
-282 #means+cook
131 #means+despair
72 #means+eating
294 #means+end
122 #means+farewell
78 #means+fear
-82 #means+gladness
-121 #means+harming
-186 #means+howto
348 #means+hurter
-54 #means+hurting
-9 #means+kin
276 #means+limb
150 #means+method
36 #means+near
78 #means+now
136 #means+others
-212 #means+pets
263 #means+rescue
238 #means+rope
122 #means+secret
37 #means+taking
81 #means+violence
124 #means+wishing
338 #means+worry
374 #method+howto
-56 #mood
40 #near
-98 #near+craft
102 #near+drug
210 #near+eating
-181 #near+end
169 #near+farewell
349 #near+harming
-70 #near+howto
27 #near+hurter
17 #near+kin
92 #near+limb
48 #near+now
550 #near+reasonless
360 #near+rope
205 #near+secret
133 #near+settle
-159 #near+sport
50 #near+taking
-113 #near+urge
242 #near+violence
-185 #near+wishing
477 #near+worry
-15 #now
164 #now+blade
-195 #now+daily
458 #now+drug
-53 #now+end
168 #now+farewell
78 #now+harming
15 #now+hurter
68 #now+mood
-202 #now+occasion
64 #now+secret
365 #now+settle
135 #now+taking
82 #now+urge
-327 #occasion
-220 #occasion+howto
-1 #others
367 #others+blade
270 #others+body
-30 #others+captive
-61 #others+cook
-55 #others+drug
121 #others+eating
143 #others+end
-61 #others+everyday
108 #others+farewell
412 #others+harming
-32 #others+howto
-10 #others+hurter
744 #others+hurting
83 #others+hyper
-32 #others+kin
138 #others+limb
230 #others+living
41 #others+near
15 #others+now
-76 #others+rail
328 #others+reasonless
48 #others+rescue
77 #others+rope
329 #others+secret
98 #others+settle
-240 #others+sport
115 #others+taking
-87 #others+urge
568 #others+violence
-35 #others+wishing
164 #others+worry
122 #parting
235 #parting+despair
117 #parting+farewell
203 #parting+gladness
-36 #parting+howto
-46 #parting+hurter
115 #parting+hurting
-28 #parting+kin
-84 #parting+living
152 #parting+means
2 #parting+near
177 #parting+now
-22 #parting+others
88 #parting+rescue
73 #parting+violence
-245 #pets
-142 #pets+howto
161 #putting+end
68 #putting+hurter
302 #putting+kin
267 #putting+living
191 #putting+near
542 #putting+now
58 #putting+settle
118 #putting+tech
119 #rail+end
-76 #rail+hurter
191 #rail+wishing
204 #reasonless
280 #reasonless+gladness
328 #reasonless+hurter
446 #reasonless+kin
-188 #reasonless+mood
320 #rescue
-117 #rescue+howto
-153 #rescue+kin
96 #rescue+tech
114 #rope
55 #rope+end
-82 #rope+howto
77 #rope+hurter
124 #rope+rescue
179 #rope+urge
146 #secret
329 #secret+hurter
157 #secret+violence
-74 #self
654 #self+blade
150 #self+body
-161 #self+captive
-476 #self+cook
-198 #self+craft
-103 #self+daily
440 #self+despair
382 #self+doing
545 #self+drug
623 #self+dying
197 #self+eating
110 #self+end
852 #self+ending
-122 #self+everyday
779 #self+farewell
41 #self+fear
-393 #self+fiction
-28 #self+garden
-91 #self+gladness
93 #self+harming
416 #self+height
-166 #self+home
-185 #self+howto
326 #self+hurter
260 #self+hurting
-36 #self+hyper
-64 #self+kin
208 #self+limb
779 #self+living
-55 #self+machine
711 #self+means
-42 #self+mood
159 #self+near
160 #self+now
-44 #self+occasion
367 #self+others
94 #self+parting
-27 #self+pets
198 #self+putting
474 #self+reasonless
543 #self+rescue
452 #self+rope
159 #self+secret
197 #self+selfharm
15 #self+settle
-396 #self+sport
60 #self+taking
-75 #self+travel
116 #self+urge
212 #self+violence
234 #self+wishing
3 #self+worry
95 #selfharm
-101 #selfharm+asking
-76 #selfharm+blade
28 #selfharm+body
323 #selfharm+despair
290 #selfharm+end
286 #selfharm+fear
-69 #selfharm+kin
203 #selfharm+limb
112 #selfharm+living
329 #selfharm+mood
133 #selfharm+near
165 #selfharm+now
250 #selfharm+reasonless
433 #selfharm+secret
608 #selfharm+urge
-30 #selfharm+violence
268 #selfharm+wishing
-2 #settle
384 #settle+end
98 #settle+hurter
247 #settle+kin
209 #settle+pets
-733 #sport
89 #taking
656 #taking+body
65 #taking+captive
120 #taking+eating
208 #taking+hurter
308 #taking+rescue
147 #taking+rope
-137 #tech
-143 #travel
47 #urge
-87 #urge+hurter
-115 #urge+pets
19 #violence
137 #violence+captive
39 #violence+kin
-119 #violence+pets
-238 #violence+sport
164 #wishing
-71 #wishing+captive
369 #wishing+end
-74 #wishing+gladness
-99 #wishing+howto
-33 #wishing+hurter
-272 #wishing+kin
238 #wishing+living
189 #wishing+mood
688 #wishing+reasonless
59 #wishing+rescue
85 #wishing+secret
220 #wishing+violence
-87 #worry
194 #worry+body
51 #worry+farewell
164 #worry+hurter
86 #worry+kin
8 #worry+rescue
98 #worry+taking
250 . a
-56 . are
527 . been
78 . by
-155 . cut
328 . every
-148 . feeling
212 . found
220 . goodbye
-139 . had
69 . have
80 . he
-31 . how
92 . i
310 . if
-169 . is
126 . mother
-45 . my
-150 . need
37 . no
117 . not
99 . relapsed
378 . since
477 . some
66 . someone
-179 . stop
-123 . take
-65 . that
-180 . the
249 . there
297 . they
238 . thinking
-114 . this
134 . tonight
-98 . ugh
-165 . we
-127 . what
184 . wish
-81 . write
-679 . ·
105 12
82 30
234 _<ali
92 _<ang
-152 _<ann
37 _<any
192 _<arm
75 _<aro
-140 _<bak
-15 _<bec
47 _<bee
217 _<bei
-75 _<bes
-134 _<bik
80 _<bla
114 _<ble
-83 _<boa
158 _<bot
107 _<bou
65 _<boy
49 _<bri
-125 _<cha
-94 _<che
116 _<cig
53 _<cle
36 _<cof
-83 _<coo
-110 _<cre
-52 _<cri
193 _<cut
132 _<dat
66 _<dau
274 _<dee
-54 _<doo
69 _<dow
-156 _<dre
114 _<dri
-181 _<ear
156 _<eas
-65 _<ema
41 _<end
51 _<eve
165 _<exc
103 _<exi
-149 _<exp
99 _<fai
-86 _<fal
227 _<fam
-350 _<fil
-133 _<fir
-120 _<fiv
-64 _<fre
88 _<fut
149 _<gir
-32 _<goi
-112 _<gre
-90 _<hal
77 _<has
204 _<hav
178 _<her
58 _<him
21 _<hom
224 _<hop
117 _<hou
53 _<hur
-175 _<ide
85 _<ins
-98 _<jul
127 _<kee
67 _<kno
19 _<las
-182 _<lat
-57 _<lau
45 _<lef
79 _<let
-58 _<lif
-263 _<lis
110 _<liv
57 _<loa
106 _<loo
-97 _<los
122 _<lou
-49 _<mee
179 _<mes
-107 _<mil
-99 _<min
-40 _<mor
59 _<mot
-84 _<mov
93 _<mum
-40 _<mur
73 _<mys
131 _<nev
34 _<nig
-63 _<nin
52 _<onc
13 _<onl
121 _<pai
27 _<par
98 _<pea
98 _<per
96 _<pic
-23 _<pla
-96 _<poo
97 _<pra
-115 _<pri
-38 _<pro
-256 _<que
217 _<rap
-213 _<rec
248 _<rel
-383 _<rep
-88 _<ret
-51 _<rol
-126 _<rom
67 _<rop
49 _<saf
120 _<sai
-98 _<sal
37 _<sel
38 _<sle
-62 _<sno
68 _<som
-60 _<son
158 _<soo
-271 _<spe
-75 _<spi
134 _<ste
207 _<sto
-47 _<sug
173 _<sui
-72 _<swi
106 _<tal
-177 _<tes
164 _<the
-75 _<thi
40 _<tho
142 _<tie
26 _<tim
121 _<tmr
-31 _<tom
31 _<ton
8 _<too
59 _<tou
-35 _<tra
45 _<tru
96 _<try
170 _<tur
-205 _<typ
104 _<unt
506 _<voi
-78 _<wai
189 _<wak
104 _<wal
130 _<wan
54 _<was
-305 _<wea
-123 _<wel
-58 _<wha
163 _<whe
-81 _<whi
103 _<wil
-140 _<win
53 _<wis
6 _<wit
212 _<wok
216 _<wou
208 _acci
294 _ace>
-111 _act>
188 _aded
78 _ads>
45 _age>
155 _agin
186 _aid>
57 _aigh
179 _aiti
205 _aken
318 _akes
36 _akin
-47 _alf>
145 _alit
234 _aliv
93 _alki
227 _amil
94 _ance
97 _andi
261 _anen
31 _ang>
92 _angr
-105 _anis
-204 _ant>
75 _anti
97 _anyo
217 _aped
187 _appi
141 _apse
62 _are>
42 _aren
116 _aret
192 _arms
-77 _arn>
75 _arou
69 _arve
-229 _ary>
77 _asnt
72 _assp
257 _asy>
154 _athi
-35 _atio
-157 _atta
186 _ault
39 _ause
25 _ave>
-107 _avin
-140 _bake
142 _beam
-15 _beca
72 _been
217 _bein
136 _belt
-75 _best
-47 _bett
-154 _betw
-134 _bike
111 _birt
82 _blac
-230 _ble>
146 _blee
99 _body
-112 _book
385 _born
202 _bott
128 _brai
46 _bye>
-38 _cake
27 _care
-89 _cati
62 _caus
208 _ccid
111 _cept
-49 _cess
87 _chok
314 _cida
8 _cide
116 _ciga
237 _ckes
107 _cks>
53 _clea
36 _coff
132 _come
-368 _comm
-83 _cook
72 _ctis
188 _ctur
259 _cuts
55 _cutt
314 _dal>
66 _date
66 _daug
71 _dbye
-158 _ddle
-62 _dea>
274 _deep
112 _depr
-162 _ders
164 _dese
222 _dici
70 _ding
-69 _disa
-70 _door
164 _dose
69 _down
66 _driv
-79 _drop
98 _eace
-1 _ead>
50 _ean>
-183 _earn
257 _easy
-510 _eat>
-15 _ecau
45 _edin
104 _eedi
137 _eel>
74 _eep>
190 _eepi
43 _eeps
-81 _eet>
-44 _eeti
107 _eeve
80 _eft>
217 _eing
141 _elap
601 _elf>
176 _elps
73 _elt>
-65 _emai
-66 _eme>
398 _empt
144 _emse
-52 _end>
59 _endi
11 _ent>
-95 _enti
85 _eone
98 _epfa
190 _epin
112 _epre
72 _erdo
60 _ere>
53 _erse
88 _erve
125 _eryo
63 _eryt
-154 _esen
164 _eser
-264 _esti
-48 _etin
-154 _etwe
80 _ever
249 _eves
111 _exce
103 _exis
-99 _expl
100 _exte
-86 _fall
227 _fami
56 _fath
36 _fee>
22 _feel
36 _ffee
-103 _ffic
-72 _fice
-189 _film
-55 _firs
-120 _five
-52 _forg
67 _foun
30 _frie
59 _frig
303 _fron
88 _futu
116 _gare
21 _ger>
168 _ggin
189 _ghte
281 _ghts
149 _girl
-32 _goin
21 _good
-69 _got>
-101 _gram
-147 _gran
74 _gun>
-47 _half
244 _han>
78 _hand
77 _hasn
-125 _hat>
-49 _hate
175 _have
71 _havi
-2 _hear
-62 _heat
24 _hell
-93 _heme
144 _hems
151 _hen>
-19 _her>
125 _here
340 _hers
82 _hey>
103 _hide
-70 _hift
58 _hims
57 _hing
150 _hink
21 _home
77 _hop>
-19 _hope
381 _hopi
-113 _hort
-285 _hot>
74 _hotg
98 _houg
168 _hous
-92 _hree
74 _hrou
202 _hten
45 _hter
249 _hts>
35 _hurt
-120 _ial>
-80 _ical
-89 _icat
200 _icid
715 _icin
67 _icke
188 _ictu
314 _idal
-56 _iday
254 _ide>
-175 _idea
208 _iden
241 _idep
30 _iend
-70 _ies>
-42 _iew>
-62 _ife>
-312 _ift>
116 _igar
93 _ildi
-74 _ilk>
59 _ill>
-115 _ille
-57 _ills
-66 _ilm>
145 _ily>
23 _ime>
58 _imse
11 _ince
-4 _ing>
198 _ink>
247 _inki
-64 _inks
70 _insi
82 _insu
104 _into
-195 _ion>
-34 _ions
115 _irlf
-55 _irst
111 _irth
-52 _isap
-128 _ishe
356 _ists
-226 _ite>
-82 _itte
-10 _ive>
80 _ivin
-69 _juli
117 _keep
77 _ken>
60 _kes>
237 _kest
157 _kin>
126 _king
128 _kniv
-117 _lain
-266 _land
63 _lann
-207 _lant
175 _laps
-209 _late
-109 _laye
53 _lean
-183 _lear
41 _leed
107 _leev
45 _left
-283 _ler>
-89 _les>
115 _lfri
139 _lice
-42 _life
-40 _list
65 _live
325 _livi
93 _lkin
-42 _llow
-45 _lls>
-75 _lly>
250 _load
-98 _logy
127 _look
70 _loud
-295 _low>
145 _mali
261 _mane
59 _mate
-72 _mber
161 _meds
-49 _meet
-70 _meo>
85 _meon
179 _mess
-74 _milk
227 _mily
168 _mise
-198 _mmen
-29 _more
-62 _morn
-33 _morr
294 _mpt>
121 _mrw>
292 _msel
93 _mums
-40 _murd
139 _myse
199 _nce>
151 _ndin
261 _nent
149 _neve
-248 _nge>
122 _nger
-63 _ngs>
-52 _nine
247 _nkin
12 _note
344 _noti
-35 _now>
154 _nows
138 _nsid
-38 _nted
-305 _nter
108 _nths
241 _ntid
104 _ntil
169 _ntin
82 _nto>
97 _nyon
167 _nywa
-101 _oast
-49 _oces
-39 _ocke
190 _ocks
71 _odby
-63 _oddl
-107 _ode>
99 _ody>
-98 _ogy>
123 _oice
-36 _oing
49 _oint
12 _okin
-91 _olle
160 _ome>
-265 _omme
52 _once
56 _one>
37 _onig
-107 _ons>
303 _ont>
25 _ood>
71 _oodb
145 _ope>
204 _opin
151 _orce
-77 _ore>
158 _orev
-111 _orge
-69 _orgo
385 _orn>
-62 _orni
-110 _orri
-82 _orro
-76 _orry
-62 _ort>
-136 _ory>
149 _osed
221 _oser
-149 _otes
74 _otgu
-68 _othi
141 _otic
202 _ottl
59 _ouch
82 _ough
-43 _ould
175 _ound
-47 _our>
23 _ours
215 _ouse
59 _owed
79 _own>
110 _pain
46 _pare
38 _pass
98 _peac
97 _ped>
79 _perm
98 _pfat
188 _pict
187 _ping
-117 _plai
-341 _play
49 _poin
41 _pped
118 _ppie
194 _pray
-49 _proc
-76 _prov
141 _psed
39 _quie
48 _ract
50 _rage
57 _raig
86 _rail
-67 _rain
-64 _ram>
217 _rape
62 _rath
-145 _rder
72 _rdos
-33 _rds>
41 _reas
-91 _reco
-37 _red>
209 _rela
40 _rent
-120 _repl
-73 _repo
-184 _rese
143 _rett
158 _reve
117 _rge>
-69 _rgot
-72 _rick
-114 _ried
30 _rien
-109 _rise
126 _rist
-170 _rite
115 _rlfr
94 _rman
192 _rms>
-49 _roce
-74 _roll
-114 _rome
303 _ront
91 _room
108 _rope
41 _roun
-220 _rrie
-54 _rrow
-6 _rry>
604 _rsel
-55 _rst>
274 _rted
176 _rtin
125 _ryon
63 _ryth
105 _sage
138 _said
241 _sant
63 _says
-71 _sche
130 _sed>
618 _self
144 _selv
115 _serv
-59 _ses>
-70 _shif
-113 _shor
156 _side
97 _skin
7 _slee
262 _smas
77 _snt>
70 _some
-60 _song
158 _soon
72 _spor
133 _ssag
241 _ssan
72 _sspo
54 _stan
119 _sted
150 _step
187 _stop
135 _stor
228 _stra
200 _suic
-129 _tack
79 _talk
54 _tand
294 _temp
125 _tene
98 _tepf
53 _ters
-157 _tes>
-177 _test
74 _tgun
38 _than
136 _then
45 _ther
121 _they
235 _thin
30 _thou
86 _thro
241 _tide
142 _tied
104 _til>
21 _time
-282 _tion
121 _tmrw
37 _toni
14 _took
-23 _top>
59 _touc
97 _tran
371 _trie
176 _trus
-157 _ttac
78 _tte>
294 _ttem
148 _ture
132 _turn
-154 _twee
-119 _type
-56 _uck>
130 _ught
200 _uici
39 _uiet
-85 _uit>
37 _uld>
66 _umpi
95 _und>
117 _unds
141 _unti
23 _ure>
182 _urge
32 _urt>
117 _urti
7 _use>
243 _uts>
88 _utur
243 _uys>
-91 _veni
72 _verd
121 _very
60 _ves>
-48 _view
-33 _ving
426 _voic
-78 _wait
47 _wake
130 _want
225 _wast
66 _wate
-110 _wear
-184 _ween
-42 _what
92 _when
103 _will
53 _wish
6 _with
212 _woke
129 _woul
501 _wris
111 _xcep
103 _xist
-89 _xpla
100 _xted
-112 _yed>
235 _yone
139 _ysel
44 _ythi
167 _yway
-21 a
274 a blade
362 a building
114 a date
110 a dog
145 a formality
205 a girl
-95 a good
134 a knife
44 a photo
86 a reason
240 a video
126 about dying
84 about it
66 about killing
-76 about my
463 about suicide
-102 about the
208 accident
124 accident .
234 alive
46 alive .
50 all
158 all be
192 am
105 am 12
666 am a
157 am afraid
94 am at
131 am bad
173 am being
79 am frightened
673 am going
138 am having
351 am in
136 am locked
403 am not
233 am on
-121 am ready
214 am scared
86 am suicidal
-83 am ·
265 and
375 and he
91 and how
349 and i
-154 and it
199 and left
126 and now
319 and said
96 and says
86 and then
126 and think
105 and today
70 and took
172 and will
92 angry
241 antidepressants
-29 any
196 any more
97 anyone
267 anyone .
167 anyway
115 are back
244 are right
-149 are you
192 arms
75 around
56 around .
106 asleep .
-38 at
-134 at me
138 at night
184 at peace
-103 at this
294 attempt
127 baby and
50 back .
-80 back to
82 bad
600 bad .
227 be
57 be alive
-177 be better
1110 be dead
425 be gone
118 be happier
70 be here
207 be over
176 be with
142 beam
142 beam and
-15 because
684 because i
72 bed .
72 been
-106 been thinking
217 being
151 believes
151 believes me
-66 best
-47 better
278 better off
-154 between
-109 bike
105 birthday i
227 black
142 blade
134 bleed
105 book
189 born
127 born .
202 bottle
202 bottle of
361 brain
154 breathing
119 breathing .
133 bridge and
93 building
-101 but i
261 by then
-126 can not
95 cap
95 cap .
49 car
101 car park
-58 cat
73 children
78 cigarette
150 clean .
221 closer
36 coffee
-52 coffee .
137 come
104 coming home
259 cuts
177 cutting .
219 cutting again
314 date
314 date .
66 daughter
138 daughter has
249 dead .
297 dead by
-101 death of
148 deep
100 deserve
138 did .
44 die
926 die .
43 do
136 do .
-70 do i
367 do it
336 do not
-88 does not
-70 door
62 down
130 drown
222 dying .
94 each time
-182 early
257 easy
447 end it
591 end my
195 ending
169 ending it
334 ending my
305 every time
53 everyone
109 everyone .
232 everyone i
63 everything
362 everything .
111 except
96 existing
96 existing .
109 face
227 family
125 feel
193 feel safe
-66 film
-117 finished
-55 first
-62 first .
-120 five
100 for .
-110 for a
109 for being
116 for long
261 for me
-28 for my
-171 for the
147 for when
158 forever
268 forever .
-69 forgot
145 formality
67 found
288 found my
79 frightened
119 from me
303 front
143 front of
88 future
87 girl in
115 girlfriend
146 go
-113 go back
300 go die
-90 go home
128 go to
-32 going
81 going to
247 gone .
-44 good
-69 good .
46 goodbye
250 goodbye everyone
368 got out
111 grades
53 gun
-45 gym
-197 had a
356 had never
-47 half
29 hand
118 happier
136 harm
41 has
102 has been
187 has to
77 hasnt
-48 hate
-112 hate myself
175 have
33 have not
246 have picked
302 have taken
261 have to
71 having
138 he
164 he does
194 he is
64 he said
109 he says
28 head
85 hear
119 hear from
163 hell
176 helps
128 her
249 her .
94 her and
100 here .
201 herself
159 herself .
104 him
58 himself
121 his hands
35 hit
144 hits me
93 home
251 home .
-19 hope
381 hoping
160 hoping i
-52 hot
100 hours and
66 house
138 house .
-116 how
-96 how can
-25 how do
-150 how to
52 hurt
92 hurt my
91 hurt myself
186 i
168 i am
-182 i can
-101 i deserve
-68 i do
196 i feel
-66 i hate
25 i have
-55 i hope
312 i keep
97 i know
-53 i leave
96 i left
-97 i love
115 i mean
120 i only
328 i overdosed
124 i sat
142 i should
-97 i start
146 i stop
83 i swallowed
-58 i take
157 i think
142 i tied
213 i tried
181 i want
152 i wanted
60 i was
193 i will
59 i wish
183 i woke
64 i would
-193 i ·
-62 idea
264 if
620 if i
347 if my
83 in a
143 in front
289 in it
215 in my
70 inside
104 into
363 into my
92 is .
48 is blood
178 is cutting
351 is got
-60 is it
289 is trying
124 is when
208 it
85 it .
218 it after
743 it all
132 it did
190 it stop
203 it take
95 it to
285 it will
-159 job
66 jumping
59 keep
279 keep imagining
71 keep thinking
43 keeps
69 keeps saying
35 kill
-202 kill me
943 kill myself
-65 killing me
80 killing myself
-107 kills
128 knives
-36 know
104 know who
154 knows
90 knows .
27 last
61 last night
-171 late
-77 learn
80 left
311 left a
-90 let
-59 let me
192 letters
-42 life
337 like this
-66 list
-14 live
167 live .
165 live with
325 living
118 living .
-73 locked
190 locks
190 locks me
-63 log
-67 lol
-41 lol .
177 looking
-52 love
93 love her
183 made my
36 make it
63 make myself
199 makes
-74 man
63 me
319 me .
281 me and
109 me die
51 me i
407 me in
341 me out
66 me to
94 me when
222 medicine
161 meds
105 message
130 message to
121 met
-74 milk
154 miss me
108 months
532 more .
122 more i
96 more than
-40 morning
52 mother
190 mother .
190 mother locks
93 mums
-70 my
185 my antidepressants
128 my arms
160 my baby
267 my bed
361 my brain
96 my building
131 my car
205 my class
109 my cousin
142 my family
115 my girlfriend
47 my hand
141 my heart
149 my house
163 my life
-22 my mother
-103 my old
92 my own
99 my parents
72 my passport
225 my skin
98 my stepfather
-42 my wife
-39 my ·
139 myself
-261 myself .
122 myself tonight
-116 need a
170 never
100 next to
70 nice
22 night
63 night .
-144 nine
59 no
95 no cap
519 no one
412 not
258 not be
114 not come
300 not deserve
86 not do
99 not going
369 not have
119 not hear
152 not here
-80 not know
-60 not let
165 not live
307 not need
746 not see
-42 not stop
143 not tell
153 not think
111 not to
168 not told
106 not trust
60 not want
117 not work
59 not worth
-125 notes
-57 nothing
46 now .
49 of
211 of ending
116 of it
109 of living
84 of my
65 of pills
74 off
64 off .
-72 office
-179 old
994 on purpose
52 once
56 one
151 one believes
224 one can
255 one has
90 one knows
498 one way
120 one would
68 only one
284 only thing
95 open
83 open .
-104 or
41 out
-39 out .
93 out of
92 own
204 pain
238 paracetamol and
61 parents
72 passport
98 peace
184 peace with
173 photo of
246 picked the
76 picture
51 pills
160 pills .
161 place
114 plan and
-77 plants
104 police
480 police .
119 posted
-49 process
186 purpose .
64 put
107 put a
121 put his
98 put me
237 quickest
-251 rain
217 raped
141 rather
258 rather be
100 raw
100 raw .
-101 ready to
63 reason
111 reason not
141 relapsed
145 rest is
-70 romeo
60 room
61 room .
67 rope
192 safe
127 safe at
130 safe with
138 said
55 said he
71 said if
148 said sorry
25 say
38 say i
101 says
-137 says he
23 see
346 see a
45 self
136 self harm
104 sent
99 sh
-70 she
98 she took
-70 she will
-70 shift
77 shop
-81 short
-128 shot
74 shotgun
-37 should i
115 since the
104 sleep and
175 sleep forever
131 sleeping
262 smashing
85 someone
301 someone in
232 someone is
-51 song
158 soon
148 sorry .
395 sounds
177 standing
-191 start
198 started
98 stepfather
-60 stop
290 stop .
271 stop my
150 stop wanting
127 stopped
95 stronger
95 stronger .
314 suicidal
24 suicide
84 suicide .
201 swallowed
-34 take
-133 take my
205 taken
670 takes
137 takes me
71 talk
134 talking about
-74 tea
103 tell everyone
-48 tell my
-221 ten
-177 test
100 texted
244 than
88 than i
105 that i
-41 the
209 the car
-101 the death
-106 the dog
254 the gun
163 the medicine
646 the night
897 the only
104 the police
-67 the purpose
376 the rope
96 the time
-97 the train
226 the voices
179 the wall
95 the water
-44 the ·
-93 theme
144 themselves
136 then
91 then .
57 there
149 there is
82 they
120 they are
244 they would
111 things
130 things and
174 think
707 think about
66 thinking
-203 thinking about
176 thinking of
547 this .
116 this any
117 this i
276 this is
-69 this time
268 tho
186 tho .
239 thoughts
156 thoughts are
-92 three
121 throat .
74 through
142 tied
142 tied it
55 time
52 time .
196 time and
383 time i
68 tired .
121 tmrw
121 tmrw .
135 to
813 to .
589 to be
522 to die
-121 to disappear
85 to do
218 to end
443 to hurt
241 to kill
195 to live
63 to make
86 to me
160 to my
-157 to myself
131 to put
-209 to stop
108 to tell
-67 to the
80 to think
210 to try
83 to turn
159 to wake
-59 to ·
-33 tomorrow
-30 tonight .
462 too deep
14 took
105 took something
371 tried
60 tried to
106 trust
80 trust myself
185 try
152 try again
426 turning
-53 two
78 two hours
-98 ugh
104 until
96 until i
-34 up
132 up in
226 voices
179 waiting
308 waiting for
83 wake
353 wake up
94 wall
-7 want
152 want it
83 want to
152 wanted
216 wanting
216 wanting to
154 was dead
147 was not
217 was raped
225 waste
66 water
159 way
-86 way .
211 way out
-508 we
-74 wear
-123 well
-41 what
155 what he
75 what is
98 when
270 when i
166 where i
103 where she
104 who to
108 wife .
118 will
137 will .
128 will all
330 will do
165 will not
53 wish
133 wish i
6 with
124 with her
214 without looking
176 woke
176 woke up
150 would
270 would do
223 would it
62 would rather
99 wrist
221 wrists
172 wrists .
53 write a
160 wrote my
-30 you
193 you will
-143 your
175 yourself
105 ~12
82 ~30
-20 ~a
208 ~accident
234 ~alive
50 ~all
192 ~am
265 ~and
92 ~angry
241 ~antidepressant
-29 ~any
97 ~anyone
167 ~anyway
75 ~around
-38 ~at
-129 ~attack
294 ~attempt
82 ~bad
388 ~be
142 ~beam
-15 ~because
72 ~been
151 ~believ
-66 ~best
-47 ~better
-154 ~between
-109 ~bike
-126 ~bit
227 ~black
142 ~blade
134 ~ble
-81 ~bor
189 ~born
202 ~bottle
361 ~bra
154 ~breath
95 ~cap
52 ~car
-83 ~cat
73 ~children
87 ~chok
78 ~cigarette
53 ~clean
221 ~closer
36 ~coffee
137 ~come
-76 ~cook
314 ~date
66 ~daughter
148 ~deep
100 ~deserve
44 ~die
32 ~do
-70 ~door
62 ~down
-447 ~ear
257 ~easy
-65 ~email
81 ~end
53 ~everyone
63 ~everyth
111 ~except
88 ~exist
109 ~face
-86 ~fall
227 ~fami
22 ~feel
-189 ~film
-55 ~first
-120 ~five
158 ~forever
-69 ~forgot
145 ~formality
67 ~found
131 ~frighten
303 ~front
88 ~future
39 ~girl
115 ~girlfriend
46 ~go
-44 ~good
46 ~goodbye
111 ~grad
53 ~gun
322 ~guy
-45 ~gym
41 ~ha
-47 ~half
51 ~hand
118 ~happier
136 ~harm
77 ~hasnt
-48 ~hate
234 ~hav
175 ~have
138 ~he
28 ~head
115 ~hear
163 ~hell
128 ~her
201 ~herself
-47 ~hi
104 ~him
58 ~himself
74 ~hit
93 ~home
381 ~hop
-19 ~hope
-52 ~hot
66 ~house
-116 ~how
53 ~hurt
-59 ~i
-175 ~idea
264 ~if
70 ~inside
104 ~into
208 ~it
-447 ~job
127 ~keep
-51 ~killer
128 ~kniv
27 ~last
-41 ~late
-183 ~learn
80 ~left
-90 ~let
-42 ~life
-66 ~list
323 ~liv
-14 ~live
250 ~load
71 ~lock
-72 ~log
-67 ~lol
127 ~look
-74 ~man
92 ~mark
63 ~me
185 ~med
222 ~medicine
-49 ~meet
105 ~message
121 ~met
-74 ~milk
-62 ~morn
52 ~mother
93 ~mum
-70 ~my
139 ~myself
170 ~never
28 ~night
-144 ~nine
59 ~no
290 ~not
-68 ~noth
359 ~notic
49 ~of
78 ~off
-72 ~office
-190 ~old
52 ~once
76 ~one
-104 ~or
41 ~out
92 ~own
204 ~pain
46 ~parent
72 ~passport
98 ~peace
261 ~permanent
76 ~picture
161 ~place
63 ~plann
-185 ~plant
-294 ~play
104 ~police
115 ~post
670 ~practis
194 ~pray
-49 ~proces
78 ~put
237 ~quickest
-251 ~rain
141 ~rather
100 ~raw
41 ~reason
141 ~relaps
-70 ~romeo
60 ~room
67 ~rope
221 ~safe
138 ~said
59 ~say
94 ~scream
23 ~see
45 ~self
104 ~sent
99 ~sh
-70 ~she
-70 ~shift
-81 ~short
-155 ~shot
74 ~shotgun
11 ~sleep
262 ~smash
85 ~someone
-60 ~song
158 ~soon
103 ~sound
252 ~stand
98 ~stepfather
142 ~stop
95 ~stronger
314 ~suicidal
24 ~suicide
315 ~tak
-34 ~take
205 ~taken
106 ~talk
-74 ~tea
-221 ~ten
-177 ~test
169 ~th
244 ~than
-41 ~the
-93 ~theme
144 ~themselv
136 ~then
57 ~there
82 ~they
150 ~think
268 ~tho
98 ~thought
-92 ~three
74 ~through
142 ~tied
55 ~time
121 ~tmrw
135 ~to
-33 ~tomorrow
37 ~tonight
14 ~took
59 ~touch
371 ~tri
106 ~trust
244 ~try
234 ~turn
-53 ~two
-98 ~ugh
104 ~until
-34 ~up
226 ~voic
120 ~wait
83 ~wake
94 ~wall
130 ~want
225 ~waste
66 ~water
231 ~way
-508 ~we
-110 ~wear
-123 ~well
-41 ~what
98 ~when
103 ~will
53 ~wish
6 ~with
176 ~woke
150 ~would
501 ~wrist
-30 ~you
-143 ~your
175 ~yourself
-395 ~·
-395 ·
-86 · .
109 · and
-40 · on
-267 · the
`,
};
