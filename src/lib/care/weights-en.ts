import type { DistressWeights } from './distress-form';

/** Published, and written by scripts/support/fit-care.ts from tests/fixtures/care: not by hand. */
export const englishWeights: DistressWeights = {
  base: -421,
  enough: 0,
  calm: -250,
  weights: `
1145 ##captive
-54 ##cook
-215 ##daily
829 ##despair
253 ##end
173 ##farewell
561 ##fear
-95 ##harming
444 ##height
109 ##hurting
302 ##kin
63 ##limb
250 ##living
212 ##means
202 ##method
49 ##near
278 ##now
-70 ##others
108 ##parting
247 ##putting
92 ##reasonless
70 ##rope
96 ##self
835 ##selfharm
232 ##settle
392 ##taking
609 ##urge
105 ##violence
-306 #asking
-40 #asking+cook
-47 #asking+craft
-35 #asking+daily
102 #asking+howto
-50 #asking+hyper
-29 #asking+occasion
-51 #asking+violence
182 #blade
33 #blade+harming
-139 #blade+howto
344 #blade+hurter
71 #blade+kin
224 #blade+limb
83 #blade+secret
96 #blade+urge
190 #blade+violence
144 #body
109 #body+end
257 #body+hurter
85 #body+rescue
-125 #captive
-730 #cook
-102 #cook+howto
-477 #craft
-59 #craft+howto
-450 #daily
-135 #daily+cook
178 #daily+everyday
-43 #daily+harming
-108 #daily+height
-164 #daily+howto
-99 #daily+kin
-79 #daily+limb
-110 #daily+mood
-160 #daily+occasion
-126 #daily+pets
110 #daily+rope
-152 #daily+sport
-63 #daily+tech
-52 #daily+travel
-111 #despair
106 #despair+blade
-323 #despair+cook
792 #despair+end
172 #despair+fear
172 #despair+harming
150 #despair+hurter
-68 #despair+hurting
144 #despair+hyper
-151 #despair+kin
311 #despair+living
216 #despair+method
248 #despair+near
158 #despair+others
92 #despair+rope
-155 #despair+secret
67 #despair+travel
131 #despair+urge
19 #despair+wishing
-8 #doing
493 #doing+despair
147 #doing+drug
270 #doing+farewell
183 #doing+howto
281 #doing+hurter
87 #doing+hurting
-75 #doing+hyper
203 #doing+kin
263 #doing+means
201 #doing+near
-55 #doing+now
300 #doing+others
64 #doing+parting
85 #doing+taking
-124 #doing+wishing
581 #drug
51 #drug+end
140 #drug+hurter
-24 #drug+kin
588 #drug+method
162 #drug+rescue
293 #drug+taking
101 #dying
-37 #dying+daily
-45 #dying+despair
21 #dying+doing
84 #dying+end
192 #dying+farewell
-86 #dying+fiction
70 #dying+gladness
-64 #dying+hurter
-194 #dying+hurting
-51 #dying+kin
-82 #dying+laugh
-137 #dying+near
22 #dying+others
96 #dying+parting
112 #dying+putting
86 #dying+reasonless
265 #dying+urge
-160 #dying+violence
994 #dying+wishing
106 #eating
196 #eating+kin
-105 #end
79 #end+captive
-114 #end+cook
74 #end+craft
72 #end+gladness
90 #end+hurter
623 #end+kin
139 #end+living
99 #end+method
233 #end+rescue
142 #end+secret
-164 #end+travel
112 #end+urge
177 #ending
83 #ending+despair
32 #ending+end
140 #ending+farewell
314 #ending+gladness
-132 #ending+hurter
249 #ending+hyper
325 #ending+kin
618 #ending+living
356 #ending+means
-221 #ending+near
83 #ending+now
-147 #ending+others
69 #ending+putting
123 #ending+rail
279 #ending+reasonless
75 #ending+rope
-41 #ending+wishing
-401 #everyday
213 #farewell
46 #farewell+captive
82 #farewell+end
460 #farewell+gladness
-36 #farewell+howto
56 #farewell+hurter
232 #farewell+kin
54 #farewell+rescue
388 #farewell+settle
42 #farewell+tech
241 #farewell+violence
23 #fear
239 #fear+blade
62 #fear+captive
-47 #fear+fiction
140 #fear+harming
-65 #fear+howto
28 #fear+hurter
297 #fear+hurting
148 #fear+machine
239 #fear+near
28 #fear+others
-206 #fear+pets
92 #fear+rescue
58 #fear+rope
165 #fear+secret
192 #fear+settle
211 #fear+taking
138 #fear+tech
-108 #fear+violence
396 #fear+wishing
-653 #fiction
-40 #fiction+asking
98 #fiction+craft
-65 #fiction+daily
-30 #fiction+end
-121 #fiction+howto
-49 #fiction+hyper
-195 #garden
-127 #garden+howto
17 #harming
67 #harming+captive
-71 #harming+cook
-59 #harming+drug
153 #harming+end
-99 #harming+garden
-66 #harming+howto
335 #harming+hurter
82 #harming+method
393 #harming+reasonless
162 #harming+rescue
305 #harming+secret
360 #harming+urge
-197 #harming+wishing
63 #height+end
95 #height+rail
-397 #home
-176 #howto
-97 #howto+everyday
-25 #hurter
-30 #hurter+captive
-61 #hurter+cook
111 #hurter+eating
-55 #hurter+everyday
-38 #hurter+howto
-45 #hurter+kin
57 #hurter+rescue
-249 #hurter+sport
590 #hurter+violence
1 #hurting
-143 #hurting+asking
-186 #hurting+captive
-69 #hurting+craft
-44 #hurting+farewell
137 #hurting+harming
-138 #hurting+height
-123 #hurting+howto
695 #hurting+hurter
11 #hurting+kin
280 #hurting+limb
-107 #hurting+near
-96 #hurting+now
-157 #hurting+pets
138 #hurting+rail
520 #hurting+rescue
216 #hurting+rope
417 #hurting+secret
-334 #hurting+sport
-179 #hurting+urge
153 #hurting+violence
-37 #hurting+wishing
-14 #hyper
-79 #hyper+craft
-121 #hyper+gladness
55 #hyper+harming
-213 #hyper+howto
79 #hyper+hurter
170 #hyper+reasonless
-66 #hyper+taking
-65 #hyper+wishing
-82 #kin
-142 #kin+craft
-26 #kin+pets
-112 #kin+sport
-99 #kin+travel
-58 #laugh+end
182 #laugh+wishing
58 #limb
80 #limb+body
-89 #limb+end
110 #limb+harming
203 #limb+height
109 #limb+hurter
189 #limb+living
68 #limb+mood
100 #limb+rescue
57 #limb+rope
181 #limb+secret
403 #limb+violence
-23 #limb+wishing
93 #living
77 #living+captive
222 #living+hurter
-184 #living+kin
-86 #living+mood
1183 #living+reasonless
-120 #living+secret
92 #living+urge
-254 #machine
-188 #machine+garden
-46 #machine+howto
-200 #machine+tech
193 #means
87 #means+captive
-288 #means+cook
123 #means+despair
66 #means+eating
331 #means+end
121 #means+farewell
79 #means+fear
-104 #means+gladness
-124 #means+harming
-231 #means+howto
346 #means+hurter
-47 #means+hurting
269 #means+limb
138 #means+method
51 #means+near
83 #means+now
159 #means+others
-232 #means+pets
255 #means+rescue
229 #means+rope
122 #means+secret
48 #means+taking
75 #means+violence
144 #means+wishing
322 #means+worry
358 #method+howto
-58 #mood
33 #near
-102 #near+craft
102 #near+drug
196 #near+eating
-170 #near+end
162 #near+farewell
330 #near+harming
-77 #near+howto
21 #near+hurter
10 #near+kin
86 #near+limb
38 #near+now
539 #near+reasonless
360 #near+rope
206 #near+secret
146 #near+settle
-168 #near+sport
49 #near+taking
-105 #near+urge
240 #near+violence
-188 #near+wishing
460 #near+worry
180 #now+blade
-210 #now+daily
444 #now+drug
-46 #now+end
141 #now+farewell
69 #now+harming
10 #now+hurter
63 #now+mood
-219 #now+occasion
60 #now+secret
351 #now+settle
137 #now+taking
54 #now+urge
-358 #occasion
-244 #occasion+howto
-3 #others
344 #others+blade
257 #others+body
-30 #others+captive
-61 #others+cook
-36 #others+drug
111 #others+eating
140 #others+end
-74 #others+everyday
120 #others+farewell
374 #others+harming
-36 #others+howto
-11 #others+hurter
726 #others+hurting
79 #others+hyper
-36 #others+kin
135 #others+limb
222 #others+living
34 #others+near
10 #others+now
-68 #others+rail
309 #others+reasonless
57 #others+rescue
55 #others+rope
329 #others+secret
96 #others+settle
-249 #others+sport
116 #others+taking
-89 #others+urge
594 #others+violence
-19 #others+wishing
160 #others+worry
116 #parting
248 #parting+despair
104 #parting+farewell
176 #parting+gladness
-34 #parting+howto
-42 #parting+hurter
120 #parting+hurting
-34 #parting+kin
-84 #parting+living
155 #parting+means
-4 #parting+near
174 #parting+now
-17 #parting+others
91 #parting+rescue
75 #parting+violence
-256 #pets
-143 #pets+howto
12 #putting
165 #putting+end
25 #putting+farewell
72 #putting+hurter
301 #putting+kin
273 #putting+living
191 #putting+near
502 #putting+now
55 #putting+settle
119 #putting+tech
131 #rail+end
-68 #rail+hurter
205 #rail+wishing
181 #reasonless
279 #reasonless+gladness
309 #reasonless+hurter
446 #reasonless+kin
-189 #reasonless+mood
294 #rescue
-132 #rescue+howto
-150 #rescue+kin
101 #rescue+tech
104 #rope
61 #rope+end
-86 #rope+howto
55 #rope+hurter
122 #rope+rescue
163 #rope+urge
143 #secret
329 #secret+hurter
148 #secret+violence
-79 #self
-9 #self+asking
622 #self+blade
111 #self+body
-174 #self+captive
-477 #self+cook
-197 #self+craft
-117 #self+daily
398 #self+despair
318 #self+doing
543 #self+drug
627 #self+dying
185 #self+eating
204 #self+end
811 #self+ending
-137 #self+everyday
750 #self+farewell
31 #self+fear
-412 #self+fiction
-34 #self+garden
-82 #self+gladness
127 #self+harming
403 #self+height
-177 #self+home
-180 #self+howto
324 #self+hurter
264 #self+hurting
-22 #self+hyper
-62 #self+kin
199 #self+limb
766 #self+living
-59 #self+machine
734 #self+means
144 #self+near
108 #self+now
-57 #self+occasion
358 #self+others
99 #self+parting
-32 #self+pets
201 #self+putting
486 #self+reasonless
521 #self+rescue
439 #self+rope
159 #self+secret
168 #self+selfharm
19 #self+settle
-425 #self+sport
53 #self+taking
-81 #self+travel
102 #self+urge
196 #self+violence
175 #self+wishing
21 #self+worry
78 #selfharm
-107 #selfharm+asking
-72 #selfharm+blade
330 #selfharm+despair
314 #selfharm+end
287 #selfharm+fear
-57 #selfharm+kin
208 #selfharm+limb
104 #selfharm+living
310 #selfharm+mood
154 #selfharm+near
157 #selfharm+now
261 #selfharm+reasonless
419 #selfharm+secret
587 #selfharm+urge
-27 #selfharm+violence
275 #selfharm+wishing
413 #settle+end
96 #settle+hurter
264 #settle+kin
222 #settle+pets
-762 #sport
79 #taking
602 #taking+body
68 #taking+captive
110 #taking+eating
200 #taking+hurter
317 #taking+rescue
138 #taking+rope
-159 #tech
-159 #travel
54 #urge
252 #urge+craft
-89 #urge+hurter
-123 #urge+pets
7 #violence
137 #violence+captive
40 #violence+kin
-131 #violence+pets
-252 #violence+sport
173 #wishing
-64 #wishing+captive
371 #wishing+end
-69 #wishing+gladness
-111 #wishing+howto
-18 #wishing+hurter
-257 #wishing+kin
253 #wishing+living
180 #wishing+mood
703 #wishing+reasonless
58 #wishing+rescue
223 #wishing+violence
-69 #worry
186 #worry+body
53 #worry+farewell
160 #worry+hurter
78 #worry+kin
95 #worry+taking
262 . a
512 . been
-172 . cut
343 . every
-142 . feeling
203 . found
198 . goodbye
-159 . had
64 . he
-35 . how
94 . i
314 . if
-153 . is
-66 . keep
123 . mother
-40 . my
-167 . need
33 . no
255 . not
92 . relapsed
366 . since
477 . some
62 . someone
-192 . stop
-67 . that
-185 . the
217 . there
284 . they
230 . thinking
-129 . this
129 . tonight
-109 . ugh
-170 . we
-123 . what
187 . wish
-41 . write
-721 . ·
72 30
224 _<ali
93 _<ang
-156 _<ann
111 _<any
190 _<arm
68 _<aro
-146 _<bak
-15 _<bec
48 _<bee
198 _<bei
-81 _<bes
-142 _<bik
60 _<bla
106 _<ble
-95 _<boa
157 _<bot
104 _<bou
57 _<boy
58 _<bri
-136 _<cha
-116 _<che
118 _<cig
47 _<cle
42 _<cof
-81 _<coo
-113 _<cre
-62 _<cri
197 _<cut
125 _<dat
63 _<dau
259 _<dee
-53 _<doo
72 _<dow
-166 _<dre
111 _<dri
-186 _<ear
149 _<eas
-65 _<ema
33 _<end
46 _<eve
163 _<exc
85 _<exi
-141 _<exp
110 _<fai
-91 _<fal
218 _<fam
-341 _<fil
-153 _<fir
-137 _<fiv
-69 _<fre
87 _<fut
151 _<gir
-44 _<goi
-63 _<gol
-112 _<gre
-100 _<hal
79 _<has
184 _<hav
152 _<her
59 _<him
16 _<hom
213 _<hop
111 _<hou
48 _<hur
-176 _<ide
85 _<ins
-103 _<jul
125 _<kee
85 _<kno
26 _<las
-180 _<lat
-62 _<lau
44 _<lef
81 _<let
-53 _<lif
-213 _<lis
109 _<liv
57 _<loa
98 _<loo
-109 _<los
118 _<lou
-39 _<lun
-49 _<mee
159 _<mes
-116 _<mil
-39 _<mor
56 _<mot
-95 _<mov
84 _<mum
-39 _<mur
74 _<mys
125 _<nev
31 _<nig
-68 _<nin
29 _<not
-30 _<off
47 _<onc
4 _<onl
115 _<pai
93 _<pea
133 _<per
160 _<pic
-17 _<pla
-116 _<poo
82 _<pra
-129 _<pri
-44 _<pro
-285 _<que
204 _<rap
-222 _<rec
233 _<rel
-405 _<rep
-98 _<ret
-56 _<rol
-137 _<rom
-2 _<roo
63 _<rop
43 _<saf
111 _<sai
-115 _<sal
34 _<sle
-72 _<sno
63 _<som
-69 _<son
150 _<soo
-296 _<spe
-90 _<spi
127 _<ste
192 _<sto
-54 _<sug
148 _<sui
-74 _<swi
95 _<tal
-50 _<tea
-192 _<tes
65 _<tex
189 _<the
-75 _<thi
9 _<tho
130 _<tie
22 _<tim
113 _<tmr
-31 _<tom
59 _<tou
-35 _<tra
34 _<tru
89 _<try
157 _<tur
104 _<unt
512 _<voi
-76 _<wai
174 _<wak
101 _<wal
133 _<wan
-336 _<wea
-130 _<wel
-74 _<wha
136 _<whe
-59 _<whi
93 _<wil
-155 _<win
49 _<wis
215 _<wok
199 _<wou
199 _acci
273 _ace>
-110 _act>
191 _aded
74 _ads>
39 _age>
143 _agin
182 _aid>
194 _aiti
195 _aken
313 _akes
-55 _alf>
153 _alit
224 _aliv
94 _alki
218 _amil
131 _ance
89 _andi
220 _anen
20 _ang>
93 _angr
-122 _anis
-190 _ant>
72 _anti
124 _anyo
204 _aped
160 _appi
135 _apse
162 _are>
36 _aren
118 _aret
190 _arms
-82 _arn>
68 _arou
62 _arve
-201 _ary>
79 _asnt
75 _assp
248 _asy>
146 _athi
-41 _atio
-162 _atta
163 _ault
32 _ause
43 _ave>
-111 _avin
-146 _bake
130 _beam
-15 _beca
66 _been
198 _bein
143 _belt
-81 _best
-42 _bett
-161 _betw
-142 _bike
99 _birt
81 _blac
-256 _ble>
140 _blee
89 _body
-148 _book
391 _born
193 _bott
117 _brai
42 _bye>
-42 _cake
53 _care
-102 _cati
58 _caus
199 _ccid
110 _cept
-51 _cess
317 _cida
7 _cide
118 _ciga
244 _ckes
111 _cks>
47 _clea
42 _coff
119 _come
-391 _comm
-81 _cook
173 _ctur
241 _cuts
59 _cutt
317 _dal>
60 _date
63 _daug
66 _dbye
-153 _ddle
-69 _dea>
259 _deep
110 _depr
-187 _ders
150 _dese
218 _dici
59 _ding
-63 _disa
-37 _dler
-70 _door
156 _dose
72 _down
61 _driv
-85 _drop
93 _eace
48 _ean>
-188 _earn
248 _easy
-515 _eat>
-15 _ecau
-64 _ect>
35 _edin
86 _eedi
116 _eel>
67 _eep>
176 _eepi
40 _eeps
-89 _eet>
-44 _eeti
116 _eeve
76 _eft>
198 _eing
135 _elap
593 _elf>
174 _elps
75 _elt>
-65 _emai
-75 _eme>
399 _empt
139 _emse
-59 _end>
63 _endi
-111 _enti
82 _eone
90 _epfa
176 _epin
110 _epre
66 _erdo
50 _ere>
46 _erse
83 _erve
114 _eryo
50 _eryt
-155 _esen
150 _eser
-283 _esti
-48 _etin
-161 _etwe
-54 _even
89 _ever
256 _eves
110 _exce
85 _exis
-109 _expl
92 _exte
-91 _fall
218 _fami
54 _fath
42 _fee>
17 _feel
42 _ffee
-98 _ffic
-69 _fice
-202 _film
-56 _firs
-137 _five
-63 _forg
62 _foun
47 _frie
63 _frig
291 _fron
87 _futu
118 _gare
154 _ggin
184 _ghte
366 _ghts
151 _girl
-44 _goin
-63 _gold
19 _good
-78 _got>
-112 _gram
-170 _gran
75 _gun>
-55 _half
-65 _hall
243 _han>
69 _hand
79 _hasn
-110 _hat>
-65 _hate
171 _have
10 _havi
-5 _hear
-64 _heat
-100 _heme
139 _hems
147 _hen>
-17 _her>
116 _here
331 _hers
76 _hey>
49 _hich
104 _hide
-79 _hift
59 _hims
60 _hing
137 _hink
16 _home
76 _hop>
-24 _hope
382 _hopi
-72 _hort
-290 _hot>
75 _hotg
140 _houg
159 _hous
-96 _hree
50 _hrou
205 _hten
42 _hter
327 _hts>
30 _hurt
-131 _ial>
-103 _ical
-102 _icat
50 _ich>
173 _icid
647 _icin
61 _icke
173 _ictu
317 _idal
-71 _iday
254 _ide>
-176 _idea
199 _iden
242 _idep
47 _iend
-80 _ies>
-45 _iew>
-59 _ife>
-328 _ift>
118 _igar
87 _ildi
-78 _ilk>
61 _ill>
-136 _ille
-61 _ills
-71 _ilm>
218 _ily>
19 _ime>
59 _imse
7 _ince
-8 _ing>
188 _ink>
249 _inki
-58 _inks
75 _insi
91 _insu
112 _into
-210 _ion>
-36 _ions
107 _irlf
-56 _irst
99 _irth
-47 _isap
-145 _ishe
346 _ists
-217 _ite>
-93 _itte
71 _ivin
-74 _juli
116 _keep
73 _ken>
59 _kes>
244 _kest
163 _kin>
119 _king
134 _kniv
-127 _lain
-296 _land
-197 _lant
168 _laps
20 _last
-213 _late
-120 _laye
-63 _ldfi
47 _lean
-188 _lear
35 _leed
116 _leev
44 _left
-282 _ler>
-69 _les>
107 _lfri
131 _lice
-40 _life
63 _live
317 _livi
94 _lkin
-34 _llow
-47 _lls>
-81 _lly>
254 _load
-105 _logy
118 _look
67 _loud
-294 _low>
-39 _lunc
5 _make
153 _mali
220 _mane
-76 _mari
54 _mate
-85 _mber
160 _meds
-49 _meet
-76 _meo>
82 _meon
159 _mess
-78 _milk
218 _mily
176 _mise
-50 _miss
-212 _mmen
-23 _more
-64 _morn
-32 _morr
296 _mpt>
113 _mrw>
289 _msel
84 _mums
-39 _murd
136 _myse
200 _nce>
146 _ndin
220 _nent
149 _neve
-271 _nge>
113 _nger
-74 _ngs>
-57 _nine
249 _nkin
298 _noti
-28 _now>
154 _nows
146 _nsid
-38 _nted
-329 _nter
109 _nths
242 _ntid
104 _ntil
157 _ntin
87 _nto>
124 _nyon
150 _nywa
-108 _oast
-51 _oces
-40 _ocke
192 _ocks
66 _odby
-58 _oddl
-124 _ode>
89 _ody>
38 _offe
-105 _ogy>
127 _oice
-45 _oing
41 _oint
12 _okin
-63 _oldf
-109 _olle
151 _ome>
-279 _omme
47 _once
44 _one>
-105 _ons>
291 _ont>
25 _ood>
66 _oodb
140 _ope>
201 _opin
146 _orce
-71 _ore>
164 _orev
-128 _orge
-78 _orgo
391 _orn>
-64 _orni
-117 _orri
-82 _orro
-76 _orry
-54 _ort>
-137 _ory>
160 _osed
216 _oser
-34 _ost>
-73 _otes
75 _otgu
-70 _othi
112 _otic
193 _ottl
59 _ouch
52 _ough
-41 _ould
185 _ound
-48 _our>
22 _ours
206 _ouse
50 _owed
78 _own>
106 _pain
40 _pare
35 _pass
93 _peac
90 _ped>
61 _perm
90 _pfat
173 _pict
202 _ping
-127 _plai
-368 _play
41 _poin
37 _pped
106 _ppie
176 _pray
-51 _proc
-93 _prov
135 _psed
36 _quie
59 _ract
48 _rage
83 _rail
-66 _rain
-73 _ram>
204 _rape
56 _rath
-147 _rder
66 _rdos
-50 _rds>
-97 _reco
-30 _red>
198 _rela
35 _rent
-130 _repl
-77 _repo
-186 _rese
153 _rett
164 _reve
100 _rge>
-78 _rgot
-84 _rick
-108 _ried
47 _rien
-129 _rise
124 _rist
-155 _rite
107 _rlfr
76 _rman
190 _rms>
-51 _roce
-82 _roll
-119 _rome
291 _ront
80 _room
102 _rope
36 _roun
-236 _rrie
-53 _rrow
-8 _rry>
574 _rsel
-56 _rst>
266 _rted
164 _rtin
114 _ryon
50 _ryth
89 _sage
129 _said
242 _sant
59 _says
-78 _sche
-61 _sday
120 _sed>
608 _self
139 _selv
108 _serv
-71 _ses>
-79 _shif
-72 _shor
-36 _shot
132 _side
99 _skin
5 _slee
259 _smas
79 _snt>
64 _some
-69 _song
150 _soon
111 _soun
75 _spor
114 _ssag
242 _ssan
75 _sspo
48 _stan
122 _sted
144 _step
174 _stop
153 _stor
208 _stra
173 _suic
-135 _tack
72 _talk
-63 _tami
48 _tand
296 _temp
123 _tene
90 _tepf
53 _ters
-49 _tery
-118 _tes>
-192 _test
65 _text
75 _tgun
33 _than
-24 _that
119 _then
57 _ther
114 _they
244 _thin
26 _thou
52 _thro
242 _tide
130 _tied
104 _til>
17 _time
-302 _tion
113 _tmrw
-37 _todd
12 _took
-15 _top>
59 _touc
85 _tran
361 _trie
119 _trus
-162 _ttac
81 _tte>
296 _ttem
134 _ture
121 _turn
-161 _twee
-59 _uck>
153 _ught
173 _uici
36 _uiet
-100 _uit>
28 _uld>
60 _umpi
128 _und>
89 _unds
134 _unti
44 _ure>
164 _urge
32 _urt>
109 _urti
7 _use>
340 _uts>
87 _utur
248 _uys>
-84 _veni
-54 _ver>
66 _verd
103 _very
50 _ves>
-51 _view
-25 _ving
431 _voic
-76 _wait
79 _wake
133 _want
220 _wast
57 _wate
-124 _wear
-192 _ween
-54 _what
87 _when
49 _whic
93 _will
49 _wish
215 _woke
132 _woul
502 _wris
110 _xcep
85 _xist
-97 _xpla
92 _xted
-115 _yed>
247 _yone
136 _ysel
73 _ythi
150 _yway
-29 a
278 a blade
356 a building
113 a date
106 a dog
153 a formality
204 a girl
-99 a good
135 a knife
37 a photo
84 a reason
231 a video
125 about dying
80 about it
62 about killing
-81 about my
448 about suicide
-117 about the
199 accident
117 accident .
224 alive
28 alive .
40 all
142 all be
52 all day
177 am
658 am a
164 am afraid
91 am at
135 am bad
165 am being
86 am frightened
670 am going
336 am in
132 am locked
410 am not
212 am on
-105 am ready
206 am scared
86 am suicidal
-81 am ·
265 and
370 and he
84 and how
340 and i
-155 and it
203 and left
115 and now
318 and said
94 and says
85 and then
132 and think
76 and today
164 and will
93 angry
242 antidepressants
142 any more
124 anyone
250 anyone .
150 anyway
241 are right
190 arms
68 around
47 around .
103 asleep .
-52 at
-137 at me
140 at night
181 at peace
-110 at this
296 attempt
126 baby and
38 back .
80 bad
597 bad .
269 be
-71 be a
60 be alive
-186 be better
1048 be dead
388 be gone
106 be happier
57 be here
203 be over
160 be with
130 beam
130 beam and
-15 because
662 because i
66 bed .
66 been
-105 been thinking
198 being
155 believes
155 believes me
-72 best
-42 better
270 better off
-161 between
-117 bike
76 birthday i
231 black
138 blade
140 bleed
216 blue .
94 book
199 born
134 born .
193 bottle
193 bottle of
343 brain
146 breathing
112 breathing .
121 bridge and
87 building
-91 but i
55 buy
238 by then
-20 can i
-145 can not
94 cap
94 cap .
39 car
97 car park
-65 cat
72 children
81 cigarette
153 clean .
216 closer
42 coffee
-62 coffee .
136 come
113 coming home
241 cuts
187 cutting .
213 cutting again
306 date
306 date .
63 daughter
139 daughter has
266 dead .
269 dead by
-115 death of
136 deep
92 deserve
111 did .
-72 did the
58 die
926 die .
34 do
126 do .
-77 do i
640 do it
397 do not
-99 does not
-70 door
66 down
112 drown
218 dying .
-195 early
248 easy
-42 email
445 end it
574 end my
188 ending
155 ending it
332 ending my
313 every time
44 everyone
95 everyone .
231 everyone i
50 everything
351 everything .
110 except
99 existing
99 existing .
104 face
218 family
103 feel
174 feel safe
-71 film
-132 finished
-56 first
-72 first .
-137 five
-89 follow
7 for
103 for .
-103 for a
103 for being
110 for long
260 for me
-32 for my
-186 for the
166 for when
164 forever
281 forever .
-78 forgot
153 formality
62 found
279 found my
86 frightened
86 from me
-48 from the
291 front
135 front of
87 future
-22 get
83 girl in
107 girlfriend
169 go
-118 go back
293 go die
-82 go home
128 go to
-44 going
83 going to
250 gone .
-45 good
-84 good .
42 goodbye
212 goodbye everyone
378 got out
101 grades
49 gun
-47 gym
-222 had a
358 had never
-55 half
21 hand
106 happier
128 harm
43 has
100 has been
183 has to
79 hasnt
-43 hate
-110 hate myself
171 have
21 have not
219 have picked
276 have taken
259 have to
10 having
136 he
168 he does
184 he is
61 he said
109 he says
30 head
151 hear
86 hear from
162 hell
174 helps
109 her
237 her .
89 her and
92 here .
194 herself
152 herself .
92 him
59 himself
114 his hands
134 hits me
83 home
248 home .
-24 hope
382 hoping
159 hoping i
-61 hot
107 hours and
62 house
130 house .
-133 how
-112 how can
-38 how do
-148 how to
54 hurt
93 hurt my
92 hurt myself
188 i
156 i am
-192 i can
-90 i deserve
-6 i do
197 i feel
-62 i hate
30 i have
-51 i hope
307 i keep
64 i leave
-101 i love
115 i mean
116 i only
312 i overdosed
123 i sat
127 i should
-98 i start
143 i stop
73 i swallowed
-65 i take
165 i think
130 i tied
205 i tried
170 i want
136 i wanted
38 i was
186 i will
51 i wish
168 i woke
59 i would
-207 i ·
-69 idea
257 if
622 if i
320 if my
79 in a
135 in front
301 in it
215 in my
75 inside
112 into
344 into my
86 is .
182 is cutting
22 is going
351 is got
-62 is it
279 is trying
125 is when
234 it
85 it .
194 it after
732 it all
125 it did
139 it stop
193 it take
202 it to
281 it will
-160 job
60 jumping
60 keep
264 keep imagining
70 keep thinking
40 keeps
64 keeps saying
40 kill
-194 kill me
915 kill myself
-77 killing me
75 killing myself
-115 kills
134 knives
-26 know
85 know who
154 knows
90 knows .
36 last
51 last night
-190 late
-82 learn
76 left
308 left a
-78 let
-44 let me
-95 letter to
208 letters
-40 life
296 like this
-39 list
-12 live
172 live .
150 live with
317 living
108 living .
-76 locked
192 locks
192 locks me
-71 lol
-47 lol .
186 looking
91 love her
-39 lunch
168 made my
343 make it
65 make myself
202 makes
-69 man
48 me
353 me .
252 me and
111 me die
53 me i
427 me in
318 me out
61 me to
95 me when
218 medicine
160 meds
89 message
119 met
-78 milk
162 miss me
109 months
-9 more
509 more .
121 more i
106 more than
-39 morning
47 mother
185 mother .
192 mother locks
84 mums
-72 my
184 my antidepressants
129 my arms
161 my baby
258 my bed
343 my brain
97 my building
119 my car
204 my class
137 my family
107 my girlfriend
43 my hand
133 my heart
142 my house
159 my life
-23 my mother
-117 my old
92 my own
89 my parents
75 my passport
227 my skin
90 my stepfather
-40 my wife
-48 my ·
136 myself
-260 myself .
107 myself tonight
-123 need a
164 never
89 next to
51 nice
21 night
74 night .
-154 nine
58 no
94 no cap
532 no one
417 not
269 not be
111 not come
265 not deserve
73 not do
348 not have
86 not hear
159 not here
-69 not know
-57 not let
150 not live
287 not need
752 not see
-24 not stop
136 not tell
97 not think
75 not to
140 not told
83 not trust
-9 not want
111 not work
-51 notes
-58 nothing
46 of
188 of ending
191 of it
105 of living
88 of my
63 of pills
71 off
61 off .
-69 office
-171 old
978 on purpose
47 once
46 one
155 one believes
217 one can
251 one has
90 one knows
482 one way
133 one would
305 only thing
84 open
75 open .
-99 or
-25 our
26 out
80 out of
92 own
186 pain
220 paracetamol and
54 parents
75 passport
93 peace
181 peace with
174 photo of
219 picked the
67 picture
177 pills .
146 place
113 plan and
-67 plants
98 police
468 police .
122 posted
-51 process
178 purpose .
71 put
105 put a
114 put his
99 put me
244 quickest
-243 rain
204 raped
126 rather
236 rather be
96 raw
96 raw .
-90 ready to
42 reason
74 reason not
135 relapsed
153 rest is
-76 romeo
52 room
63 rope
178 safe
116 safe at
116 safe with
129 said
144 said sorry
41 say
37 say i
93 says
-134 says he
23 see
351 see a
41 self
128 self harm
102 sent
95 sh
-58 she
95 she took
-67 she will
-79 shift
76 shop
-72 short
-136 shot
75 shotgun
-48 should i
121 since the
108 sleep and
182 sleep forever
108 sleeping
259 smashing
82 someone
295 someone in
219 someone is
-59 song
150 soon
144 sorry .
319 sounds
167 standing
-213 start
191 started
90 stepfather
-53 stop
257 stop .
268 stop my
149 stop wanting
121 stopped
81 stronger
81 stronger .
317 suicidal
79 suicide .
94 sure
181 swallowed
-36 take
-154 take my
195 taken
679 takes
145 takes me
61 talk
133 talking about
-79 tea
102 tell everyone
-44 tell my
-243 ten
-192 test
92 texted
243 than
97 than i
-29 that
118 that i
-50 the
198 the car
-115 the death
-117 the dog
249 the gun
158 the medicine
620 the night
929 the only
98 the police
-82 the purpose
380 the rope
86 the time
-100 the train
228 the voices
177 the wall
83 the water
-50 the ·
-100 theme
139 themselves
119 then
94 there
104 there .
105 there is
76 they
129 they are
265 they would
114 things
139 things and
164 think
692 think about
-4 think i
52 thinking
-206 thinking about
168 thinking of
512 this .
100 this any
103 this i
257 this is
273 tho
189 tho .
521 thoughts
80 thoughts are
-96 three
114 throat .
50 through
130 tied
130 tied it
48 time
49 time .
194 time and
376 time i
113 tmrw
113 tmrw .
131 to
822 to .
507 to be
503 to die
-114 to disappear
219 to end
471 to hurt
230 to kill
190 to live
44 to make
90 to me
153 to my
-146 to myself
125 to put
-199 to stop
88 to tell
-75 to the
70 to think
208 to try
83 to turn
143 to wake
-65 to ·
-37 toddler
-32 tomorrow
-35 tonight .
443 too deep
12 took
104 took something
-32 train
361 tried
58 tried to
83 trust
178 try
148 try again
407 turning
-47 two
-109 ugh
104 until
101 until i
-31 up
114 up in
-70 up on
228 voices
194 waiting
328 waiting for
79 wake
332 wake up
95 wall
19 want
131 want it
136 wanted
216 wanting
216 wanting to
156 was dead
124 was not
204 was raped
220 waste
57 water
163 way
-82 way .
209 way out
-524 we
-85 wear
-130 well
-58 what
160 what he
87 what is
91 when
275 when i
153 where i
96 where she
49 which
85 who to
95 wife .
108 will
135 will .
114 will all
315 will do
151 will not
49 wish
138 wish i
118 with her
214 without looking
176 woke
176 woke up
151 would
-65 would be
223 would do
231 would it
50 would rather
104 wrist
212 wrists
165 wrists .
62 write a
152 wrote my
149 you will
-131 your
160 yourself
72 ~30
-28 ~a
199 ~accident
224 ~alive
40 ~all
177 ~am
265 ~and
93 ~angry
242 ~antidepressant
124 ~anyone
150 ~anyway
68 ~around
-52 ~at
-135 ~attack
296 ~attempt
80 ~bad
425 ~be
130 ~beam
-15 ~because
66 ~been
155 ~believ
-72 ~best
-42 ~better
-161 ~between
-117 ~bike
-147 ~bit
231 ~black
138 ~blade
140 ~ble
-83 ~bor
199 ~born
193 ~bottle
343 ~bra
146 ~breath
94 ~cap
42 ~car
-91 ~cat
72 ~children
81 ~cigarette
47 ~clean
216 ~closer
42 ~coffee
136 ~come
-74 ~cook
306 ~date
63 ~daughter
136 ~deep
92 ~deserve
58 ~die
24 ~do
-70 ~door
66 ~down
-468 ~ear
248 ~easy
-65 ~email
76 ~end
-66 ~even
44 ~everyone
50 ~everyth
110 ~except
73 ~exist
104 ~face
-91 ~fall
218 ~fami
17 ~feel
-202 ~film
-56 ~first
-137 ~five
7 ~for
164 ~forever
-78 ~forgot
153 ~formality
62 ~found
137 ~frighten
291 ~front
87 ~future
-20 ~get
43 ~girl
107 ~girlfriend
48 ~go
-45 ~good
42 ~goodbye
101 ~grad
49 ~gun
335 ~guy
-47 ~gym
43 ~ha
-55 ~half
44 ~hand
106 ~happier
128 ~harm
79 ~hasnt
-43 ~hate
176 ~hav
171 ~have
136 ~he
30 ~head
194 ~hear
162 ~hell
109 ~her
194 ~herself
-42 ~hi
92 ~him
59 ~himself
68 ~hit
83 ~home
382 ~hop
-24 ~hope
-61 ~hot
62 ~house
-133 ~how
48 ~hurt
-45 ~i
-176 ~idea
257 ~if
75 ~inside
112 ~into
234 ~it
-473 ~job
125 ~keep
-56 ~killer
134 ~kniv
36 ~last
-49 ~late
-188 ~learn
76 ~left
-78 ~let
-40 ~life
-39 ~list
327 ~liv
-12 ~live
254 ~load
67 ~lock
-71 ~lol
118 ~look
-39 ~lunch
-69 ~man
48 ~me
185 ~med
218 ~medicine
-49 ~meet
89 ~message
119 ~met
-78 ~milk
-59 ~miss
-9 ~more
-64 ~morn
47 ~mother
84 ~mum
-72 ~my
136 ~myself
164 ~never
25 ~night
-154 ~nine
58 ~no
318 ~not
-70 ~noth
307 ~notic
46 ~of
74 ~off
-69 ~office
-182 ~old
47 ~once
64 ~one
-99 ~or
-25 ~our
26 ~out
92 ~own
186 ~pain
40 ~parent
75 ~passport
93 ~peace
220 ~permanent
67 ~picture
146 ~place
-173 ~plant
-319 ~play
98 ~police
120 ~post
645 ~practis
176 ~pray
-65 ~present
-51 ~proces
86 ~put
244 ~quickest
-243 ~rain
126 ~rather
96 ~raw
135 ~relaps
-76 ~romeo
52 ~room
63 ~rope
206 ~safe
129 ~said
60 ~say
87 ~scream
23 ~see
41 ~self
102 ~sent
95 ~sh
-58 ~she
-79 ~shift
-72 ~short
-161 ~shot
75 ~shotgun
9 ~sleep
259 ~smash
82 ~someone
-69 ~song
150 ~soon
319 ~sound
243 ~stand
90 ~stepfather
132 ~stop
81 ~stronger
317 ~suicidal
94 ~sure
313 ~tak
-36 ~take
195 ~taken
95 ~talk
-79 ~tea
-243 ~ten
-192 ~test
65 ~text
165 ~th
243 ~than
-29 ~that
-50 ~the
-100 ~theme
139 ~themselv
119 ~then
94 ~there
76 ~they
137 ~think
273 ~tho
140 ~thought
-96 ~three
50 ~through
130 ~tied
48 ~time
113 ~tmrw
131 ~to
-37 ~toddler
-32 ~tomorrow
12 ~took
59 ~touch
-32 ~tra
361 ~tri
83 ~trust
231 ~try
219 ~turn
-47 ~two
-109 ~ugh
104 ~until
-31 ~up
228 ~voic
123 ~wait
79 ~wake
95 ~wall
133 ~want
220 ~waste
57 ~water
240 ~way
-524 ~we
-124 ~wear
-130 ~well
-58 ~what
91 ~when
49 ~which
93 ~will
49 ~wish
176 ~woke
151 ~would
502 ~wrist
-131 ~your
160 ~yourself
-408 ~·
-408 ·
-96 · .
119 · and
-42 · on
-278 · the
`,
};
