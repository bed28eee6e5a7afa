import type { DistressWeights } from './distress-form';

/** Published, and written by scripts/support/fit-care.ts from tests/fixtures/care: not by hand. */
export const englishWeights: DistressWeights = {
  base: -438,
  enough: 0,
  calm: -250,
  weights: `
1155 ##captive
-50 ##cook
-218 ##daily
839 ##despair
239 ##end
191 ##farewell
569 ##fear
-90 ##harming
446 ##height
105 ##hurting
302 ##kin
67 ##limb
256 ##living
214 ##means
209 ##method
53 ##near
279 ##now
-75 ##others
124 ##parting
250 ##putting
94 ##reasonless
76 ##rope
118 ##self
846 ##selfharm
243 ##settle
432 ##taking
637 ##urge
105 ##violence
-302 #asking
-39 #asking+cook
-44 #asking+craft
-33 #asking+daily
122 #asking+howto
-53 #asking+hyper
-40 #asking+occasion
-49 #asking+violence
195 #blade
39 #blade+harming
-124 #blade+howto
359 #blade+hurter
71 #blade+kin
215 #blade+limb
82 #blade+secret
93 #blade+urge
202 #blade+violence
109 #body
120 #body+end
271 #body+hurter
82 #body+rescue
-119 #captive
-729 #cook
-98 #cook+howto
-461 #craft
-52 #craft+howto
-435 #daily
-136 #daily+cook
163 #daily+everyday
-43 #daily+harming
-104 #daily+height
-150 #daily+howto
-97 #daily+kin
-77 #daily+limb
-104 #daily+mood
-168 #daily+occasion
-120 #daily+pets
111 #daily+rope
53 #daily+secret
-157 #daily+sport
-59 #daily+tech
-52 #daily+travel
-98 #despair
105 #despair+blade
-306 #despair+cook
752 #despair+end
-62 #despair+farewell
181 #despair+fear
187 #despair+harming
140 #despair+hurter
-78 #despair+hurting
139 #despair+hyper
-173 #despair+kin
293 #despair+living
219 #despair+method
258 #despair+near
148 #despair+others
9 #despair+reasonless
88 #despair+rope
-163 #despair+secret
76 #despair+travel
139 #despair+urge
1 #doing
528 #doing+despair
179 #doing+drug
252 #doing+farewell
243 #doing+howto
288 #doing+hurter
112 #doing+hurting
-71 #doing+hyper
211 #doing+kin
312 #doing+means
216 #doing+near
308 #doing+others
65 #doing+parting
99 #doing+taking
-146 #doing+wishing
625 #drug
45 #drug+end
53 #drug+howto
142 #drug+hurter
-31 #drug+kin
617 #drug+method
160 #drug+rescue
288 #drug+taking
122 #dying
-35 #dying+daily
-58 #dying+despair
31 #dying+doing
98 #dying+end
170 #dying+farewell
-82 #dying+fiction
70 #dying+gladness
-76 #dying+hurter
-203 #dying+hurting
-54 #dying+kin
-91 #dying+laugh
-146 #dying+near
11 #dying+others
79 #dying+parting
111 #dying+putting
98 #dying+reasonless
260 #dying+urge
-167 #dying+violence
998 #dying+wishing
111 #eating
206 #eating+kin
-101 #end
81 #end+captive
-106 #end+cook
73 #end+gladness
93 #end+hurter
620 #end+kin
157 #end+living
101 #end+method
231 #end+rescue
152 #end+secret
-165 #end+travel
119 #end+urge
194 #ending
44 #ending+despair
42 #ending+end
134 #ending+farewell
299 #ending+gladness
-137 #ending+hurter
260 #ending+hyper
312 #ending+kin
642 #ending+living
347 #ending+means
-227 #ending+near
89 #ending+now
-153 #ending+others
68 #ending+putting
119 #ending+rail
286 #ending+reasonless
74 #ending+rope
-31 #ending+wishing
-394 #everyday
233 #farewell
55 #farewell+captive
72 #farewell+end
481 #farewell+gladness
-38 #farewell+howto
47 #farewell+hurter
246 #farewell+kin
50 #farewell+rescue
388 #farewell+settle
38 #farewell+tech
234 #farewell+violence
14 #fear
234 #fear+blade
58 #fear+captive
-45 #fear+fiction
140 #fear+harming
-55 #fear+howto
27 #fear+hurter
303 #fear+hurting
156 #fear+machine
242 #fear+near
27 #fear+others
-195 #fear+pets
98 #fear+rescue
59 #fear+rope
164 #fear+secret
196 #fear+settle
208 #fear+taking
135 #fear+tech
-108 #fear+violence
394 #fear+wishing
-629 #fiction
-40 #fiction+asking
-66 #fiction+daily
-22 #fiction+end
-115 #fiction+howto
-45 #fiction+hyper
-190 #garden
-120 #garden+howto
10 #harming
31 #harming+body
66 #harming+captive
-66 #harming+cook
-64 #harming+drug
150 #harming+end
-91 #harming+garden
-58 #harming+howto
362 #harming+hurter
85 #harming+method
399 #harming+reasonless
165 #harming+rescue
310 #harming+secret
371 #harming+urge
-199 #harming+wishing
60 #height+end
90 #height+rail
-394 #home
-198 #howto
-98 #howto+everyday
-22 #hurter
-30 #hurter+captive
-58 #hurter+cook
118 #hurter+eating
-49 #hurter+everyday
-36 #hurter+howto
-44 #hurter+kin
48 #hurter+rescue
-247 #hurter+sport
566 #hurter+violence
-142 #hurting+asking
-193 #hurting+captive
-68 #hurting+craft
-39 #hurting+farewell
148 #hurting+harming
-129 #hurting+height
-118 #hurting+howto
702 #hurting+hurter
15 #hurting+kin
282 #hurting+limb
-101 #hurting+near
-101 #hurting+now
-149 #hurting+pets
136 #hurting+rail
502 #hurting+rescue
226 #hurting+rope
430 #hurting+secret
-329 #hurting+sport
-187 #hurting+urge
165 #hurting+violence
-46 #hurting+wishing
-79 #hyper+craft
-103 #hyper+gladness
58 #hyper+harming
-217 #hyper+howto
80 #hyper+hurter
170 #hyper+reasonless
-65 #hyper+taking
-40 #hyper+wishing
-88 #kin
-146 #kin+craft
-25 #kin+pets
-109 #kin+sport
-98 #kin+travel
-49 #laugh+end
185 #laugh+wishing
59 #limb
77 #limb+body
-105 #limb+end
122 #limb+harming
209 #limb+height
109 #limb+hurter
192 #limb+living
100 #limb+rescue
57 #limb+rope
188 #limb+secret
412 #limb+violence
-25 #limb+wishing
101 #living
75 #living+captive
230 #living+hurter
-193 #living+kin
-90 #living+mood
1248 #living+reasonless
-127 #living+secret
92 #living+urge
-248 #machine
-192 #machine+garden
-47 #machine+howto
-194 #machine+tech
209 #means
93 #means+captive
-287 #means+cook
130 #means+despair
71 #means+eating
312 #means+end
119 #means+farewell
85 #means+fear
-96 #means+gladness
-120 #means+harming
-191 #means+howto
347 #means+hurter
-52 #means+hurting
-4 #means+kin
279 #means+limb
151 #means+method
40 #means+near
82 #means+now
144 #means+others
-216 #means+pets
262 #means+rescue
235 #means+rope
121 #means+secret
32 #means+taking
81 #means+violence
132 #means+wishing
339 #means+worry
376 #method+howto
-62 #mood
39 #near
-104 #near+craft
104 #near+drug
206 #near+eating
-172 #near+end
166 #near+farewell
343 #near+harming
-72 #near+howto
25 #near+hurter
15 #near+kin
92 #near+limb
46 #near+now
547 #near+reasonless
361 #near+rope
206 #near+secret
140 #near+settle
-165 #near+sport
48 #near+taking
-110 #near+urge
242 #near+violence
-189 #near+wishing
473 #near+worry
-14 #now
180 #now+blade
-202 #now+daily
465 #now+drug
-52 #now+end
156 #now+farewell
75 #now+harming
14 #now+hurter
66 #now+mood
-209 #now+occasion
64 #now+secret
364 #now+settle
142 #now+taking
69 #now+urge
-330 #occasion
-229 #occasion+howto
3 #others
359 #others+blade
271 #others+body
-30 #others+captive
-58 #others+cook
-48 #others+drug
118 #others+eating
145 #others+end
-67 #others+everyday
107 #others+farewell
406 #others+harming
-34 #others+howto
-8 #others+hurter
736 #others+hurting
80 #others+hyper
-33 #others+kin
137 #others+limb
230 #others+living
38 #others+near
14 #others+now
-75 #others+rail
322 #others+reasonless
48 #others+rescue
56 #others+rope
326 #others+secret
97 #others+settle
-247 #others+sport
113 #others+taking
-94 #others+urge
570 #others+violence
-36 #others+wishing
163 #others+worry
128 #parting
251 #parting+despair
114 #parting+farewell
205 #parting+gladness
-36 #parting+howto
-47 #parting+hurter
117 #parting+hurting
-26 #parting+kin
-83 #parting+living
150 #parting+means
-1 #parting+near
178 #parting+now
-24 #parting+others
86 #parting+rescue
74 #parting+violence
-253 #pets
-143 #pets+howto
15 #putting
158 #putting+end
27 #putting+farewell
72 #putting+hurter
305 #putting+kin
269 #putting+living
193 #putting+near
521 #putting+now
61 #putting+settle
113 #putting+tech
123 #rail+end
-75 #rail+hurter
201 #rail+wishing
204 #reasonless
284 #reasonless+gladness
322 #reasonless+hurter
448 #reasonless+kin
-192 #reasonless+mood
313 #rescue
-118 #rescue+howto
-158 #rescue+kin
96 #rescue+tech
110 #rope
59 #rope+end
-82 #rope+howto
56 #rope+hurter
123 #rope+rescue
174 #rope+urge
140 #secret
326 #secret+hurter
156 #secret+violence
-74 #self
645 #self+blade
136 #self+body
-160 #self+captive
-478 #self+cook
-194 #self+craft
-108 #self+daily
414 #self+despair
379 #self+doing
544 #self+drug
623 #self+dying
194 #self+eating
197 #self+end
841 #self+ending
-130 #self+everyday
755 #self+farewell
37 #self+fear
-396 #self+fiction
-29 #self+garden
-88 #self+gladness
92 #self+harming
415 #self+height
-173 #self+home
-189 #self+howto
323 #self+hurter
263 #self+hurting
-29 #self+hyper
-63 #self+kin
206 #self+limb
781 #self+living
-57 #self+machine
712 #self+means
152 #self+near
152 #self+now
-47 #self+occasion
363 #self+others
99 #self+parting
-29 #self+pets
204 #self+putting
478 #self+reasonless
537 #self+rescue
447 #self+rope
150 #self+secret
188 #self+selfharm
17 #self+settle
-401 #self+sport
60 #self+taking
-77 #self+travel
119 #self+urge
203 #self+violence
223 #self+wishing
15 #self+worry
91 #selfharm
-102 #selfharm+asking
-72 #selfharm+blade
31 #selfharm+body
331 #selfharm+despair
306 #selfharm+end
288 #selfharm+fear
-66 #selfharm+kin
205 #selfharm+limb
102 #selfharm+living
313 #selfharm+mood
139 #selfharm+near
166 #selfharm+now
259 #selfharm+reasonless
427 #selfharm+secret
610 #selfharm+urge
-29 #selfharm+violence
267 #selfharm+wishing
-1 #settle
395 #settle+end
97 #settle+hurter
253 #settle+kin
211 #settle+pets
-738 #sport
88 #taking
651 #taking+body
64 #taking+captive
117 #taking+eating
203 #taking+hurter
304 #taking+rescue
143 #taking+rope
-145 #tech
-149 #travel
42 #urge
260 #urge+craft
-94 #urge+hurter
-118 #urge+pets
14 #violence
135 #violence+captive
42 #violence+kin
-122 #violence+pets
-246 #violence+sport
165 #wishing
-71 #wishing+captive
382 #wishing+end
-68 #wishing+gladness
-103 #wishing+howto
-34 #wishing+hurter
-269 #wishing+kin
245 #wishing+living
183 #wishing+mood
692 #wishing+reasonless
59 #wishing+rescue
229 #wishing+violence
-76 #worry
193 #worry+body
47 #worry+farewell
163 #worry+hurter
85 #worry+kin
98 #worry+taking
252 . a
-59 . are
523 . been
79 . by
-164 . cut
322 . every
-138 . feeling
211 . found
210 . goodbye
-144 . had
77 . have
69 . he
-30 . how
83 . i
304 . if
-175 . is
-54 . keep
124 . mother
-46 . my
-154 . need
33 . no
109 . not
97 . relapsed
373 . since
471 . some
64 . someone
-171 . stop
-129 . take
-64 . that
-184 . the
243 . there
288 . they
236 . thinking
-119 . this
134 . tonight
-104 . ugh
-177 . we
-130 . what
181 . wish
-57 . write
-685 . ·
80 30
227 _<ali
93 _<ang
-155 _<ann
37 _<any
190 _<arm
79 _<aro
-144 _<bak
-12 _<bec
53 _<bee
218 _<bei
-77 _<bes
-139 _<bik
63 _<bla
113 _<ble
-87 _<boa
160 _<bot
104 _<bou
63 _<boy
52 _<bri
-132 _<cha
-104 _<che
119 _<cig
51 _<cle
38 _<cof
-85 _<coo
-111 _<cre
-57 _<cri
195 _<cut
130 _<dat
65 _<dau
271 _<dee
-52 _<doo
66 _<dow
-160 _<dre
111 _<dri
-183 _<ear
155 _<eas
-63 _<ema
39 _<end
55 _<eve
160 _<exc
95 _<exi
-127 _<exp
101 _<fai
-84 _<fal
220 _<fam
-328 _<fil
-141 _<fir
-126 _<fiv
-66 _<fre
89 _<fut
151 _<gir
-32 _<goi
-108 _<gre
-92 _<hal
79 _<has
197 _<hav
172 _<her
58 _<him
19 _<hom
224 _<hop
120 _<hou
54 _<hur
-170 _<ide
85 _<ins
-100 _<jul
127 _<kee
62 _<kno
28 _<las
-184 _<lat
-58 _<lau
44 _<lef
82 _<let
-60 _<lif
-240 _<lis
106 _<liv
56 _<loa
106 _<loo
-104 _<los
120 _<lou
-38 _<lun
-51 _<mee
169 _<mes
-104 _<mil
-87 _<min
-47 _<mor
57 _<mot
-86 _<mov
90 _<mum
-40 _<mur
72 _<mys
128 _<nev
29 _<nig
-64 _<nin
34 _<not
50 _<onc
17 _<onl
117 _<pai
26 _<par
98 _<pea
153 _<per
94 _<pic
-17 _<pla
-107 _<poo
93 _<pra
-121 _<pri
-41 _<pro
-264 _<que
214 _<rap
-220 _<rec
244 _<rel
-398 _<rep
-93 _<ret
-52 _<rol
-130 _<rom
66 _<rop
58 _<saf
116 _<sai
-103 _<sal
36 _<sel
38 _<sle
-64 _<sno
67 _<som
-61 _<son
152 _<soo
-282 _<spe
-80 _<spi
130 _<ste
209 _<sto
-48 _<sug
155 _<sui
-73 _<swi
106 _<tal
-182 _<tes
163 _<the
-72 _<thi
8 _<tho
141 _<tie
23 _<tim
120 _<tmr
-34 _<tom
61 _<tou
-37 _<tra
45 _<tru
91 _<try
165 _<tur
103 _<unt
506 _<voi
-70 _<wai
187 _<wak
104 _<wal
129 _<wan
52 _<was
-314 _<wea
-120 _<wel
-63 _<wha
159 _<whe
-86 _<whi
107 _<wil
-144 _<win
52 _<wis
6 _<wit
215 _<wok
218 _<wou
208 _acci
289 _ace>
-110 _act>
188 _aded
76 _ads>
45 _age>
149 _agin
185 _aid>
55 _aigh
187 _aiti
205 _aken
317 _akes
35 _akin
-50 _alf>
151 _alit
227 _aliv
92 _alki
220 _amil
138 _ance
95 _andi
248 _anen
30 _ang>
93 _angr
-108 _anis
-200 _ant>
74 _anti
100 _anyo
214 _aped
176 _appi
141 _apse
64 _are>
40 _aren
119 _aret
190 _arms
-78 _arn>
79 _arou
71 _arve
-202 _ary>
79 _asnt
71 _assp
253 _asy>
148 _athi
-37 _atio
-161 _atta
179 _ault
39 _ause
24 _ave>
-110 _avin
-144 _bake
141 _beam
-12 _beca
71 _been
218 _bein
147 _belt
-77 _best
-48 _bett
-153 _betw
-139 _bike
111 _birt
82 _blac
-245 _ble>
146 _blee
97 _body
-130 _book
386 _born
199 _bott
121 _brai
46 _bye>
-39 _cake
20 _care
-93 _cati
64 _caus
208 _ccid
108 _cept
-49 _cess
87 _chok
317 _cida
5 _cide
119 _ciga
245 _ckes
106 _cks>
51 _clea
38 _coff
128 _come
-380 _comm
-85 _cook
69 _ctis
188 _ctur
248 _cuts
58 _cutt
317 _dal>
64 _date
65 _daug
71 _dbye
-165 _ddle
-65 _dea>
271 _deep
110 _depr
-167 _ders
164 _dese
225 _dici
66 _ding
-69 _disa
-68 _door
161 _dose
66 _down
62 _driv
-82 _drop
98 _eace
5 _ead>
50 _ean>
-187 _earn
253 _easy
-517 _eat>
-12 _ecau
44 _edin
104 _eedi
135 _eel>
74 _eep>
186 _eepi
42 _eeps
-84 _eet>
-46 _eeti
119 _eeve
76 _eft>
218 _eing
141 _elap
604 _elf>
178 _elps
78 _elt>
-63 _emai
-70 _eme>
398 _empt
142 _emse
-54 _end>
61 _endi
-101 _enti
84 _eone
96 _epfa
186 _epin
110 _epre
71 _erdo
58 _ere>
49 _erse
88 _erve
121 _eryo
63 _eryt
-158 _esen
164 _eser
-277 _esti
-50 _etin
-153 _etwe
78 _ever
255 _eves
108 _exce
95 _exis
-98 _expl
99 _exte
-84 _fall
220 _fami
53 _fath
38 _fee>
23 _feel
38 _ffee
-100 _ffic
-70 _fice
-185 _film
-54 _firs
-126 _five
-55 _forg
69 _foun
27 _frie
61 _frig
289 _fron
89 _futu
119 _gare
19 _ger>
164 _ggin
187 _ghte
364 _ghts
151 _girl
-32 _goin
24 _good
-71 _got>
-105 _gram
-152 _gran
74 _gun>
-50 _half
-64 _hall
245 _han>
74 _hand
79 _hasn
-103 _hat>
-48 _hate
177 _have
31 _havi
-5 _hear
-64 _heat
24 _hell
-96 _heme
142 _hems
157 _hen>
-17 _her>
118 _here
336 _hers
83 _hey>
101 _hide
-72 _hift
58 _hims
56 _hing
150 _hink
19 _home
76 _hop>
-21 _hope
386 _hopi
-116 _hort
-291 _hot>
74 _hotg
151 _houg
166 _hous
-91 _hree
74 _hrou
204 _hten
44 _hter
326 _hts>
35 _hurt
-127 _ial>
-98 _ical
-93 _icat
180 _icid
703 _icin
67 _icke
188 _ictu
317 _idal
-61 _iday
246 _ide>
-170 _idea
208 _iden
238 _idep
27 _iend
-68 _ies>
-43 _iew>
-61 _ife>
-320 _ift>
119 _igar
89 _ildi
-70 _ilk>
61 _ill>
-123 _ille
-54 _ills
-61 _ilm>
220 _ily>
20 _ime>
58 _imse
9 _ince
-2 _ing>
199 _ink>
249 _inki
-60 _inks
74 _insi
86 _insu
116 _into
-199 _ion>
-36 _ions
113 _irlf
-54 _irst
111 _irth
-51 _isap
-133 _ishe
348 _ists
-210 _ite>
-83 _itte
79 _ivin
-71 _juli
117 _keep
76 _ken>
60 _kes>
245 _kest
160 _kin>
123 _king
128 _kniv
-115 _lain
-277 _land
-212 _lant
175 _laps
21 _last
-212 _late
-111 _laye
51 _lean
-187 _lear
41 _leed
119 _leev
44 _left
-287 _ler>
-62 _les>
113 _lfri
136 _lice
-44 _life
61 _live
319 _livi
92 _lkin
-36 _llow
-41 _lls>
-74 _lly>
252 _load
-94 _logy
127 _look
68 _loud
-284 _low>
-38 _lunc
151 _mali
248 _mane
-73 _mari
61 _mate
-74 _mber
160 _meds
-51 _meet
-72 _meo>
84 _meon
169 _mess
-70 _milk
220 _mily
174 _mise
-43 _miss
-204 _mmen
-45 _more
-65 _morn
-36 _morr
291 _mpt>
120 _mrw>
291 _msel
90 _mums
-40 _murd
137 _myse
187 _nce>
151 _ndin
248 _nent
147 _neve
-256 _nge>
116 _nger
-67 _ngs>
-53 _nine
249 _nkin
94 _nlin
333 _noti
-34 _now>
157 _nows
143 _nsid
-37 _nted
-310 _nter
113 _nths
238 _ntid
103 _ntil
168 _ntin
90 _nto>
100 _nyon
163 _nywa
-110 _oast
-49 _oces
-40 _ocke
189 _ocks
71 _odby
-65 _oddl
-112 _ode>
97 _ody>
-94 _ogy>
129 _oice
-38 _oing
44 _oint
11 _okin
-96 _olle
156 _ome>
-270 _omme
50 _once
48 _one>
33 _onig
-107 _ons>
289 _ont>
31 _ood>
71 _oodb
145 _ope>
204 _opin
148 _orce
-80 _ore>
160 _orev
-114 _orge
-71 _orgo
386 _orn>
-65 _orni
-113 _orri
-87 _orro
-77 _orry
-56 _ort>
-133 _ory>
148 _osed
217 _oser
-73 _otes
74 _otgu
-64 _othi
132 _otic
199 _ottl
61 _ouch
79 _ough
-39 _ould
172 _ound
-45 _our>
24 _ours
213 _ouse
58 _owed
74 _own>
107 _pain
45 _pare
34 _pass
98 _peac
94 _ped>
71 _perm
96 _pfat
188 _pict
201 _ping
-115 _plai
-347 _play
44 _poin
39 _pped
117 _ppie
194 _pray
-49 _proc
-81 _prov
141 _psed
47 _quie
53 _ract
53 _rage
55 _raig
85 _rail
-67 _rain
-67 _ram>
214 _rape
59 _rath
-150 _rder
71 _rdos
-42 _rds>
40 _reas
-96 _reco
-34 _red>
208 _rela
38 _rent
-128 _repl
-73 _repo
-188 _rese
155 _rett
160 _reve
112 _rge>
-71 _rgot
-71 _rick
-113 _ried
27 _rien
-115 _rise
125 _rist
-159 _rite
113 _rlfr
88 _rman
190 _rms>
-49 _roce
-76 _roll
-117 _rome
289 _ront
86 _room
107 _rope
41 _roun
-225 _rrie
-58 _rrow
-9 _rry>
600 _rsel
-54 _rst>
265 _rted
171 _rtin
121 _ryon
63 _ryth
99 _sage
135 _said
238 _sant
63 _says
-73 _sche
134 _sed>
622 _self
142 _selv
116 _serv
-62 _ses>
-72 _shif
-116 _shor
160 _side
97 _skin
10 _slee
260 _smas
79 _snt>
68 _some
-61 _song
152 _soon
71 _spor
126 _ssag
238 _ssan
71 _sspo
54 _stan
118 _sted
147 _step
188 _stop
145 _stor
222 _stra
180 _suic
-133 _tack
80 _talk
54 _tand
291 _temp
126 _tene
96 _tepf
56 _ters
-105 _tes>
-182 _test
74 _tgun
44 _than
129 _then
46 _ther
121 _they
235 _thin
23 _thou
83 _thro
238 _tide
141 _tied
103 _til>
19 _time
-290 _tion
120 _tmrw
33 _toni
11 _took
-14 _top>
61 _touc
94 _tran
369 _trie
147 _trus
-161 _ttac
81 _tte>
291 _ttem
145 _ture
127 _turn
-153 _twee
-57 _uck>
161 _ught
180 _uici
47 _uiet
-90 _uit>
38 _uld>
60 _umpi
95 _und>
113 _unds
138 _unti
23 _ure>
188 _urge
33 _urt>
112 _urti
10 _use>
340 _uts>
89 _utur
244 _uys>
-86 _veni
71 _verd
120 _very
51 _ves>
-49 _view
-29 _ving
426 _voic
-70 _wait
46 _wake
129 _want
220 _wast
63 _wate
-114 _wear
-183 _ween
-46 _what
95 _when
107 _will
52 _wish
6 _with
215 _woke
132 _woul
502 _wris
108 _xcep
95 _xist
-88 _xpla
99 _xted
-114 _yed>
235 _yone
137 _ysel
43 _ythi
163 _yway
-25 a
290 a blade
361 a building
111 a date
109 a dog
151 a formality
202 a girl
-98 a good
135 a knife
43 a photo
89 a reason
69 a train
237 a video
129 about dying
84 about it
63 about killing
-80 about my
458 about suicide
-107 about the
208 accident
123 accident .
227 alive
35 alive .
54 all
157 all be
57 all day
190 am
680 am a
158 am afraid
98 am at
130 am bad
166 am being
81 am frightened
663 am going
345 am in
134 am locked
404 am not
226 am on
-121 am ready
207 am scared
86 am suicidal
-86 am ·
270 and
373 and he
92 and how
350 and i
-147 and it
196 and left
125 and now
325 and said
98 and says
88 and then
126 and think
88 and today
68 and took
167 and will
93 angry
238 antidepressants
128 any more
100 anyone
262 anyone .
163 anyway
243 are right
-153 are you
190 arms
79 around
57 around .
104 asleep .
-42 at
-144 at me
141 at night
183 at peace
-106 at this
291 attempt
122 baby and
40 back .
-78 back to
81 bad
598 bad .
217 be
59 be alive
-180 be better
1138 be dead
406 be gone
117 be happier
64 be here
216 be over
175 be with
141 beam
141 beam and
-12 because
667 because i
69 bed .
71 been
-106 been thinking
218 being
155 believes
155 believes me
-68 best
-48 better
279 better off
-153 between
-114 bike
109 birthday i
225 black
147 blade
129 bleed
94 book
188 born
127 born .
199 bottle
199 bottle of
347 brain
148 breathing
114 breathing .
132 bridge and
89 building
-91 but i
245 by then
-125 can not
100 cap
100 cap .
45 car
102 car park
-61 cat
74 children
81 cigarette
152 clean .
217 closer
38 coffee
-54 coffee .
136 come
107 coming home
248 cuts
182 cutting .
218 cutting again
312 date
312 date .
65 daughter
138 daughter has
256 dead .
300 dead by
-105 death of
146 deep
101 deserve
126 did .
-60 did the
55 die
943 die .
41 do
134 do .
-73 do i
369 do it
333 do not
-92 does not
-68 door
59 down
125 drown
225 dying .
91 each time
-191 early
253 easy
-40 email
455 end it
594 end my
192 ending
162 ending it
332 ending my
300 every time
48 everyone
99 everyone .
235 everyone i
63 everything
360 everything .
108 except
97 existing
97 existing .
107 face
220 family
121 feel
192 feel safe
-61 film
-122 finished
-54 first
-68 first .
-126 five
-82 follow
6 for
107 for .
-106 for a
115 for being
117 for long
280 for me
-29 for my
-175 for the
166 for when
160 forever
272 forever .
-71 forgot
151 formality
69 found
288 found my
81 frightened
119 from me
289 front
128 front of
89 future
-23 get
85 girl in
113 girlfriend
165 go
-111 go back
293 go die
-83 go home
132 go to
-32 going
75 going to
249 gone .
-47 good
-74 good .
46 goodbye
223 goodbye everyone
365 got out
111 grades
50 gun
-47 gym
-204 had a
353 had never
-50 half
24 hand
117 happier
133 harm
42 has
102 has been
181 has to
79 hasnt
-47 hate
-113 hate myself
177 have
42 have not
243 have picked
294 have taken
260 have to
31 having
138 he
167 he does
192 he is
65 he said
109 he says
30 head
83 hear
119 hear from
167 hell
178 helps
122 her
246 her .
94 her and
109 here .
198 herself
157 herself .
103 him
58 himself
119 his hands
141 hits me
89 home
252 home .
-21 hope
386 hoping
165 hoping i
-53 hot
102 hours and
64 house
137 house .
-117 how
-102 how can
-27 how do
-150 how to
54 hurt
92 hurt my
90 hurt myself
185 i
168 i am
-184 i can
-99 i deserve
-75 i do
195 i feel
-65 i hate
27 i have
-58 i hope
309 i keep
96 i know
-58 i leave
96 i left
-94 i love
116 i mean
119 i only
328 i overdosed
131 i sat
150 i should
-97 i start
141 i stop
81 i swallowed
-59 i take
150 i think
141 i tied
213 i tried
163 i want
147 i wanted
53 i was
201 i will
57 i wish
178 i woke
68 i would
-205 i ·
-65 idea
267 if
613 if i
342 if my
80 in a
128 in front
287 in it
221 in my
74 inside
116 into
355 into my
90 is .
49 is blood
182 is cutting
352 is got
-63 is it
274 is trying
141 is when
207 it
88 it .
213 it after
750 it all
71 it back
129 it did
192 it stop
204 it take
99 it to
291 it will
-161 job
60 jumping
60 keep
269 keep imagining
71 keep thinking
42 keeps
68 keeps saying
37 kill
-202 kill me
920 kill myself
-70 killing me
77 killing myself
-110 kills
128 knives
-36 know
104 know who
157 knows
90 knows .
39 last
54 last night
-174 late
-78 learn
76 left
306 left a
-88 let
-62 let me
-88 letter to
206 letters
-44 life
352 like this
-58 list
-17 live
159 live .
163 live with
319 living
119 living .
-75 locked
189 locks
189 locks me
-68 lol
-44 lol .
177 looking
-50 love
97 love her
-38 lunch
183 made my
36 make it
64 make myself
206 makes
-71 man
57 me
336 me .
255 me and
110 me die
63 me i
411 me in
336 me out
63 me to
96 me when
225 medicine
160 meds
99 message
126 message to
116 met
-70 milk
157 miss me
113 months
505 more .
122 more i
98 more than
-42 morning
50 mother
185 mother .
189 mother locks
90 mums
-70 my
182 my antidepressants
128 my arms
154 my baby
263 my bed
347 my brain
93 my building
127 my car
202 my class
138 my family
113 my girlfriend
45 my hand
135 my heart
149 my house
163 my life
-23 my mother
-114 my old
96 my own
97 my parents
71 my passport
224 my skin
96 my stepfather
-42 my wife
-41 my ·
137 myself
-274 myself .
122 myself tonight
-117 need a
167 never
100 next to
66 nice
19 night
58 night .
-147 nine
62 no
100 no cap
527 no one
406 not
331 not be
112 not come
296 not deserve
76 not do
104 not going
368 not have
119 not hear
150 not here
-79 not know
-61 not let
163 not live
308 not need
740 not see
-43 not stop
145 not tell
146 not think
111 not to
176 not told
106 not trust
75 not want
114 not work
56 not worth
-53 nothing
47 now .
49 of
198 of ending
116 of it
108 of living
87 of my
64 of pills
73 off
66 off .
-70 office
-176 old
992 on purpose
50 once
58 one
155 one believes
219 one can
248 one has
90 one knows
489 one way
129 one would
69 only one
295 only thing
91 open
80 open .
-101 or
36 out
90 out of
96 own
194 pain
241 paracetamol and
60 parents
71 passport
98 peace
183 peace with
170 photo of
243 picked the
74 picture
59 pills
162 pills .
156 place
111 plan and
-80 plants
102 police
477 police .
118 posted
-49 process
185 purpose .
64 put
110 put a
119 put his
99 put me
245 quickest
-226 rain
214 raped
134 rather
250 rather be
100 raw
100 raw .
-98 ready to
63 reason
111 reason not
141 relapsed
151 rest is
-72 romeo
59 room
60 room .
66 rope
198 safe
126 safe at
126 safe with
135 said
70 said if
146 said sorry
30 say
38 say i
100 says
-135 says he
18 see
350 see a
44 self
133 self harm
102 sent
98 sh
-70 she
98 she took
-70 she will
-72 shift
76 shop
-82 short
-133 shot
74 shotgun
-39 should i
119 since the
101 sleep and
178 sleep forever
121 sleeping
260 smashing
84 someone
301 someone in
220 someone is
-52 song
152 soon
146 sorry .
386 sounds
176 standing
-204 start
190 started
96 stepfather
-43 stop
290 stop .
268 stop my
151 stop wanting
124 stopped
94 stronger
94 stronger .
317 suicidal
83 suicide .
197 swallowed
-38 take
-140 take my
205 taken
670 takes
136 takes me
70 talk
134 talking about
-76 tea
103 tell everyone
-46 tell my
-234 ten
-182 test
99 texted
245 than
91 than i
-29 that
112 that i
-42 the
205 the car
-105 the death
-109 the dog
253 the gun
164 the medicine
629 the night
908 the only
102 the police
-70 the purpose
385 the rope
98 the time
-103 the train
226 the voices
175 the wall
91 the water
-45 the ·
-96 theme
142 themselves
129 then
53 there
153 there is
83 they
122 they are
248 they would
112 things
133 things and
176 think
703 think about
58 thinking
-207 thinking about
174 thinking of
569 this .
102 this any
119 this i
273 this is
-75 this time
271 tho
188 tho .
502 thoughts
84 thoughts are
-91 three
119 throat .
74 through
141 tied
141 tied it
50 time
49 time .
193 time and
373 time i
69 tired .
120 tmrw
120 tmrw .
140 to
802 to .
587 to be
528 to die
-119 to disappear
76 to do
224 to end
445 to hurt
231 to kill
183 to live
67 to make
87 to me
163 to my
-154 to myself
132 to put
-210 to stop
106 to tell
-72 to the
76 to think
206 to try
84 to turn
154 to wake
-58 to ·
-36 tomorrow
-30 tonight .
463 too deep
11 took
104 took something
369 tried
59 tried to
106 trust
80 trust myself
180 try
149 try again
421 turning
-51 two
-104 ugh
103 until
99 until i
-32 up
129 up in
226 voices
187 waiting
326 waiting for
81 wake
344 wake up
91 wall
152 want it
86 want to
147 wanted
219 wanting
219 wanting to
155 was dead
145 was not
214 was raped
220 waste
63 water
163 way
-85 way .
218 way out
-513 we
-77 wear
-120 well
-45 what
158 what he
80 what is
100 when
274 when i
164 where i
101 where she
104 who to
104 wife .
123 will
126 will .
126 will all
352 will do
158 will not
52 wish
132 wish i
7 with
122 with her
213 without looking
177 woke
177 woke up
153 would
266 would do
224 would it
56 would rather
101 wrist
218 wrists
170 wrists .
52 write a
149 wrote my
-31 you
195 you will
-120 your
174 yourself
80 ~30
-23 ~a
208 ~accident
227 ~alive
54 ~all
190 ~am
270 ~and
93 ~angry
238 ~antidepressant
100 ~anyone
163 ~anyway
79 ~around
-42 ~at
-133 ~attack
291 ~attempt
81 ~bad
379 ~be
141 ~beam
-12 ~because
71 ~been
155 ~believ
-68 ~best
-48 ~better
-153 ~between
-114 ~bike
-133 ~bit
225 ~black
147 ~blade
129 ~ble
-83 ~bor
188 ~born
199 ~bottle
347 ~bra
148 ~breath
100 ~cap
48 ~car
-87 ~cat
74 ~children
87 ~chok
81 ~cigarette
51 ~clean
217 ~closer
38 ~coffee
136 ~come
-78 ~cook
312 ~date
65 ~daughter
146 ~deep
101 ~deserve
55 ~die
31 ~do
-68 ~door
59 ~down
-463 ~ear
253 ~easy
-63 ~email
87 ~end
-67 ~even
48 ~everyone
63 ~everyth
108 ~except
82 ~exist
107 ~face
-84 ~fall
220 ~fami
23 ~feel
-185 ~film
-54 ~first
-126 ~five
6 ~for
160 ~forever
-71 ~forgot
151 ~formality
69 ~found
131 ~frighten
289 ~front
89 ~future
-21 ~get
41 ~girl
113 ~girlfriend
61 ~go
-47 ~good
46 ~goodbye
111 ~grad
50 ~gun
326 ~guy
-47 ~gym
42 ~ha
-50 ~half
48 ~hand
117 ~happier
133 ~harm
79 ~hasnt
-47 ~hate
185 ~hav
177 ~have
138 ~he
30 ~head
114 ~hear
167 ~hell
122 ~her
198 ~herself
-45 ~hi
103 ~him
58 ~himself
74 ~hit
89 ~home
386 ~hop
-21 ~hope
-53 ~hot
64 ~house
-117 ~how
54 ~hurt
-52 ~i
-170 ~idea
267 ~if
74 ~inside
116 ~into
207 ~it
-458 ~job
127 ~keep
-52 ~killer
128 ~kniv
39 ~last
-41 ~late
-187 ~learn
76 ~left
-88 ~let
-44 ~life
-58 ~list
317 ~liv
-17 ~live
252 ~load
67 ~lock
-68 ~lol
127 ~look
-38 ~lunch
-71 ~man
91 ~mark
57 ~me
184 ~med
225 ~medicine
-51 ~meet
99 ~message
116 ~met
-70 ~milk
-51 ~miss
-65 ~morn
50 ~mother
90 ~mum
-70 ~my
137 ~myself
167 ~never
24 ~night
-147 ~nine
62 ~no
301 ~not
-64 ~noth
346 ~notic
49 ~of
76 ~off
-70 ~office
-188 ~old
50 ~once
78 ~one
-101 ~or
36 ~out
96 ~own
194 ~pain
45 ~parent
71 ~passport
98 ~peace
248 ~permanent
74 ~picture
156 ~place
-189 ~plant
-300 ~play
102 ~police
116 ~post
659 ~practis
194 ~pray
-49 ~proces
78 ~put
245 ~quickest
-226 ~rain
134 ~rather
100 ~raw
40 ~reason
141 ~relaps
-72 ~romeo
59 ~room
66 ~rope
229 ~safe
135 ~said
63 ~say
91 ~scream
18 ~see
44 ~self
102 ~sent
98 ~sh
-70 ~she
-72 ~shift
-82 ~short
-159 ~shot
74 ~shotgun
11 ~sleep
260 ~smash
84 ~someone
-61 ~song
152 ~soon
98 ~sound
254 ~stand
96 ~stepfather
147 ~stop
94 ~stronger
317 ~suicidal
313 ~tak
-38 ~take
205 ~taken
106 ~talk
-76 ~tea
-234 ~ten
-182 ~test
168 ~th
245 ~than
-29 ~that
-42 ~the
-96 ~theme
142 ~themselv
129 ~then
53 ~there
83 ~they
150 ~think
271 ~tho
151 ~thought
-91 ~three
74 ~through
141 ~tied
50 ~time
120 ~tmrw
140 ~to
-36 ~tomorrow
33 ~tonight
11 ~took
61 ~touch
369 ~tri
106 ~trust
234 ~try
228 ~turn
-51 ~two
-104 ~ugh
103 ~until
-32 ~up
226 ~voic
122 ~wait
81 ~wake
91 ~wall
129 ~want
220 ~waste
63 ~water
238 ~way
-513 ~we
-114 ~wear
-120 ~well
-45 ~what
100 ~when
107 ~will
52 ~wish
7 ~with
177 ~woke
153 ~would
502 ~wrist
-31 ~you
-120 ~your
174 ~yourself
-394 ~·
-394 ·
-97 · .
116 · and
-42 · on
-281 · the
`,
};
