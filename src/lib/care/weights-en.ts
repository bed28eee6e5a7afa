import type { DistressWeights } from './distress-form';

/** Published, and written by scripts/support/fit-care.ts from tests/fixtures/care: not by hand. */
export const englishWeights: DistressWeights = {
  base: -389,
  enough: 0,
  calm: -250,
  weights: `
1144 ##captive
-58 ##cook
-229 ##daily
748 ##despair
243 ##end
133 ##farewell
535 ##fear
-53 ##harming
373 ##height
97 ##hurting
224 ##kin
61 ##limb
246 ##living
170 ##means
204 ##method
37 ##near
280 ##now
191 ##putting
66 ##rope
102 ##self
841 ##selfharm
195 ##settle
384 ##taking
585 ##urge
105 ##violence
-266 #asking
-44 #asking+cook
-68 #asking+craft
-81 #asking+daily
89 #asking+howto
-64 #asking+hyper
-50 #asking+occasion
-71 #asking+rope
-59 #asking+violence
162 #blade
-151 #blade+howto
349 #blade+hurter
73 #blade+kin
210 #blade+limb
86 #blade+secret
91 #blade+urge
107 #blade+violence
139 #body
98 #body+end
255 #body+hurter
94 #body+rescue
-112 #captive
-721 #cook
-117 #cook+howto
-509 #craft
-88 #craft+howto
-460 #daily
-143 #daily+cook
-23 #daily+end
202 #daily+everyday
-44 #daily+harming
-117 #daily+height
-170 #daily+howto
-105 #daily+kin
-86 #daily+limb
-127 #daily+mood
-161 #daily+occasion
-134 #daily+pets
113 #daily+rope
-166 #daily+sport
-64 #daily+tech
-56 #daily+travel
-106 #despair
113 #despair+blade
-376 #despair+cook
668 #despair+end
167 #despair+fear
162 #despair+harming
124 #despair+hurter
-71 #despair+hurting
124 #despair+hyper
-161 #despair+kin
283 #despair+living
201 #despair+method
269 #despair+near
132 #despair+others
65 #despair+reasonless
93 #despair+rope
-152 #despair+secret
64 #despair+travel
116 #despair+urge
-2 #despair+wishing
-22 #doing
505 #doing+despair
147 #doing+drug
248 #doing+farewell
185 #doing+howto
297 #doing+hurter
93 #doing+hurting
-77 #doing+hyper
198 #doing+kin
84 #doing+living
280 #doing+means
207 #doing+near
-78 #doing+now
318 #doing+others
75 #doing+parting
90 #doing+taking
-122 #doing+wishing
621 #drug
42 #drug+end
126 #drug+hurter
593 #drug+method
163 #drug+rescue
299 #drug+taking
40 #dying
-41 #dying+cook
-41 #dying+daily
24 #dying+doing
37 #dying+end
171 #dying+farewell
-100 #dying+fiction
75 #dying+gladness
-70 #dying+hurter
-171 #dying+hurting
-40 #dying+kin
-67 #dying+laugh
-132 #dying+near
16 #dying+others
86 #dying+parting
94 #dying+putting
100 #dying+reasonless
252 #dying+urge
-139 #dying+violence
1022 #dying+wishing
102 #eating
191 #eating+kin
-124 #end+cook
87 #end+craft
79 #end+gladness
36 #end+howto
96 #end+hurter
602 #end+kin
133 #end+living
82 #end+method
239 #end+rescue
122 #end+secret
-177 #end+travel
81 #end+urge
135 #ending
135 #ending+despair
-5 #ending+end
138 #ending+farewell
322 #ending+gladness
-118 #ending+hurter
255 #ending+hyper
346 #ending+kin
632 #ending+living
370 #ending+means
-204 #ending+near
89 #ending+now
-132 #ending+others
68 #ending+putting
132 #ending+rail
285 #ending+reasonless
74 #ending+rope
-423 #everyday
288 #farewell
34 #farewell+captive
79 #farewell+end
423 #farewell+gladness
66 #farewell+hurter
255 #farewell+kin
32 #farewell+rescue
316 #farewell+settle
47 #farewell+tech
240 #farewell+violence
43 #fear
241 #fear+blade
74 #fear+captive
-50 #fear+fiction
138 #fear+harming
-78 #fear+howto
-2 #fear+hurter
257 #fear+hurting
51 #fear+kin
150 #fear+machine
254 #fear+near
-2 #fear+others
-221 #fear+pets
87 #fear+rescue
175 #fear+secret
190 #fear+settle
224 #fear+taking
140 #fear+tech
-100 #fear+violence
401 #fear+wishing
-690 #fiction
-56 #fiction+asking
127 #fiction+craft
-65 #fiction+daily
-40 #fiction+end
-150 #fiction+howto
-45 #fiction+hyper
-220 #garden
-128 #garden+howto
1 #harming
68 #harming+captive
-83 #harming+cook
-51 #harming+drug
88 #harming+end
-96 #harming+garden
-72 #harming+howto
363 #harming+hurter
69 #harming+method
319 #harming+reasonless
153 #harming+rescue
306 #harming+secret
336 #harming+urge
-166 #harming+wishing
50 #height+end
88 #height+rail
-436 #home
-175 #howto
-112 #howto+everyday
-35 #hurter
-26 #hurter+captive
-70 #hurter+cook
-43 #hurter+craft
106 #hurter+eating
-67 #hurter+everyday
-43 #hurter+howto
-55 #hurter+kin
89 #hurter+rescue
-271 #hurter+sport
602 #hurter+violence
-13 #hurting
-154 #hurting+asking
-185 #hurting+captive
-78 #hurting+craft
-34 #hurting+farewell
122 #hurting+harming
-154 #hurting+height
-128 #hurting+howto
689 #hurting+hurter
12 #hurting+kin
289 #hurting+limb
-111 #hurting+near
-81 #hurting+now
-173 #hurting+pets
128 #hurting+rail
518 #hurting+rescue
202 #hurting+rope
423 #hurting+secret
-377 #hurting+sport
-163 #hurting+urge
155 #hurting+violence
-52 #hurting+wishing
-24 #hyper
-80 #hyper+craft
-160 #hyper+gladness
50 #hyper+harming
-216 #hyper+howto
61 #hyper+hurter
153 #hyper+reasonless
-79 #hyper+taking
-148 #hyper+wishing
-67 #kin
-147 #kin+craft
-37 #kin+pets
-124 #kin+sport
-97 #kin+travel
-77 #laugh+end
182 #laugh+wishing
48 #limb
90 #limb+body
-83 #limb+end
90 #limb+harming
190 #limb+height
105 #limb+hurter
194 #limb+living
69 #limb+mood
99 #limb+rescue
169 #limb+secret
313 #limb+violence
-38 #limb+wishing
124 #living
71 #living+captive
223 #living+hurter
-173 #living+kin
-79 #living+mood
1173 #living+reasonless
-104 #living+secret
97 #living+urge
-247 #machine
-191 #machine+garden
-42 #machine+howto
-196 #machine+tech
173 #means
86 #means+captive
-322 #means+cook
128 #means+despair
-135 #means+drug
66 #means+eating
307 #means+end
114 #means+farewell
85 #means+fear
-121 #means+gladness
-108 #means+harming
-245 #means+howto
336 #means+hurter
-37 #means+hurting
284 #means+limb
137 #means+method
50 #means+near
78 #means+now
163 #means+others
-237 #means+pets
244 #means+rescue
217 #means+rope
129 #means+secret
62 #means+taking
96 #means+violence
153 #means+wishing
322 #means+worry
345 #method+howto
-51 #mood
25 #near
-109 #near+craft
96 #near+drug
191 #near+eating
-147 #near+end
161 #near+farewell
337 #near+harming
-84 #near+howto
19 #near+hurter
82 #near+limb
1 #near+now
533 #near+reasonless
340 #near+rope
217 #near+secret
119 #near+settle
-183 #near+sport
44 #near+taking
-92 #near+urge
225 #near+violence
-191 #near+wishing
457 #near+worry
144 #now+blade
-220 #now+daily
451 #now+drug
-36 #now+end
185 #now+farewell
67 #now+harming
56 #now+mood
-218 #now+occasion
85 #now+reasonless
54 #now+secret
277 #now+settle
120 #now+taking
45 #now+urge
-380 #occasion
-246 #occasion+howto
-8 #others
349 #others+blade
255 #others+body
-26 #others+captive
-70 #others+cook
-43 #others+craft
-33 #others+drug
106 #others+eating
147 #others+end
-88 #others+everyday
130 #others+farewell
399 #others+harming
-40 #others+howto
-21 #others+hurter
718 #others+hurting
61 #others+hyper
-43 #others+kin
129 #others+limb
223 #others+living
30 #others+near
286 #others+reasonless
89 #others+rescue
58 #others+rope
344 #others+secret
80 #others+settle
-271 #others+sport
111 #others+taking
-61 #others+urge
606 #others+violence
-30 #others+wishing
153 #others+worry
83 #parting
211 #parting+despair
-104 #parting+everyday
124 #parting+farewell
173 #parting+gladness
-37 #parting+howto
-31 #parting+hurter
116 #parting+hurting
-14 #parting+kin
148 #parting+means
142 #parting+now
-5 #parting+others
81 #parting+rescue
72 #parting+violence
-268 #pets
-149 #pets+howto
40 #putting
305 #putting+despair
156 #putting+end
100 #putting+farewell
78 #putting+hurter
300 #putting+kin
236 #putting+living
-77 #putting+means
226 #putting+near
1123 #putting+now
42 #putting+settle
122 #putting+tech
127 #rail+end
187 #rail+wishing
184 #reasonless
223 #reasonless+gladness
286 #reasonless+hurter
425 #reasonless+kin
-197 #reasonless+mood
286 #rescue
-155 #rescue+howto
-149 #rescue+kin
98 #rescue+tech
96 #rope
58 #rope+end
-101 #rope+howto
58 #rope+hurter
114 #rope+rescue
141 #rope+urge
115 #secret
344 #secret+hurter
142 #secret+violence
-97 #self
578 #self+blade
118 #self+body
-164 #self+captive
-464 #self+cook
-212 #self+craft
-114 #self+daily
365 #self+despair
278 #self+doing
574 #self+drug
667 #self+dying
182 #self+eating
111 #self+end
748 #self+ending
-153 #self+everyday
554 #self+farewell
10 #self+fear
-407 #self+fiction
-40 #self+garden
-72 #self+gladness
129 #self+harming
392 #self+height
-196 #self+home
-197 #self+howto
299 #self+hurter
261 #self+hurting
-24 #self+hyper
-58 #self+kin
168 #self+limb
718 #self+living
-52 #self+machine
747 #self+means
109 #self+near
41 #self+now
-67 #self+occasion
339 #self+others
141 #self+parting
-35 #self+pets
127 #self+putting
419 #self+reasonless
489 #self+rescue
441 #self+rope
131 #self+secret
172 #self+selfharm
-360 #self+sport
46 #self+taking
-33 #self+tech
-93 #self+travel
84 #self+urge
169 #self+violence
196 #self+wishing
50 #self+worry
55 #selfharm
-112 #selfharm+asking
-69 #selfharm+blade
49 #selfharm+cook
315 #selfharm+despair
254 #selfharm+end
287 #selfharm+fear
-67 #selfharm+garden
-47 #selfharm+kin
191 #selfharm+limb
90 #selfharm+living
322 #selfharm+mood
161 #selfharm+near
156 #selfharm+now
206 #selfharm+reasonless
411 #selfharm+secret
586 #selfharm+urge
261 #selfharm+wishing
394 #settle+end
80 #settle+hurter
232 #settle+kin
207 #settle+pets
-693 #sport
63 #taking
591 #taking+body
68 #taking+captive
105 #taking+eating
188 #taking+hurter
308 #taking+rescue
128 #taking+rope
-172 #tech
-165 #travel
69 #urge
244 #urge+craft
-61 #urge+hurter
-132 #urge+pets
-20 #violence
130 #violence+captive
45 #violence+kin
-141 #violence+pets
-287 #violence+sport
149 #wishing
-67 #wishing+captive
299 #wishing+end
-133 #wishing+howto
-29 #wishing+hurter
-268 #wishing+kin
301 #wishing+living
122 #wishing+mood
675 #wishing+reasonless
76 #wishing+rescue
220 #wishing+violence
-46 #worry
183 #worry+body
46 #worry+farewell
153 #worry+hurter
71 #worry+kin
13 #worry+rescue
244 . a
472 . been
66 . by
-203 . cut
304 . every
-172 . feeling
171 . found
148 . goodbye
-170 . had
62 . he
-59 . how
73 . i
309 . if
-159 . is
-84 . locked
175 . make
118 . mother
-29 . my
-169 . need
116 . no
252 . not
88 . relapsed
362 . since
455 . some
57 . someone
-87 . take
-177 . the
188 . there
258 . they
237 . thinking
-132 . this
118 . tonight
-122 . ugh
-191 . we
-105 . what
174 . wish
-754 . ·
71 30
210 _<ali
82 _<ang
-136 _<ann
102 _<any
186 _<arm
70 _<aro
-110 _<bak
64 _<bee
208 _<bei
-89 _<bes
-157 _<bik
44 _<bir
63 _<bla
97 _<ble
-105 _<boa
172 _<bot
98 _<bou
47 _<boy
73 _<bri
-137 _<cha
-121 _<che
96 _<cig
37 _<cle
-47 _<coa
42 _<cof
-95 _<coo
-112 _<cre
-72 _<cri
178 _<cut
277 _<dat
57 _<dau
237 _<dee
-48 _<doo
81 _<dow
-147 _<dre
90 _<dri
-216 _<ear
156 _<eas
-66 _<ema
38 _<end
41 _<eve
146 _<exc
74 _<exi
-130 _<exp
114 _<fai
-109 _<fal
202 _<fam
-345 _<fil
-188 _<fir
-150 _<fiv
-81 _<fre
80 _<fut
132 _<gir
-52 _<goi
-72 _<gol
-136 _<gre
-111 _<hal
82 _<has
190 _<hav
123 _<her
-34 _<hol
13 _<hom
209 _<hop
-61 _<hor
121 _<hou
42 _<hur
-172 _<ide
71 _<ins
-124 _<jul
215 _<kee
90 _<kno
21 _<las
-191 _<lat
-64 _<lau
35 _<lef
94 _<let
-49 _<lif
-78 _<lin
-177 _<lis
106 _<liv
89 _<loo
-147 _<los
99 _<lou
-42 _<lun
11 _<mak
-55 _<mee
159 _<mes
-115 _<mil
-46 _<mor
48 _<mot
-107 _<mov
-49 _<mur
34 _<mys
244 _<nev
24 _<nig
-76 _<nin
68 _<not
-33 _<off
47 _<onc
-16 _<onl
110 _<pai
88 _<pea
120 _<per
144 _<pic
-130 _<poo
68 _<pra
-150 _<pri
-58 _<pro
255 _<pur
-267 _<que
220 _<rap
-249 _<rec
221 _<rel
-432 _<rep
-110 _<ret
-61 _<rol
-166 _<rom
8 _<roo
57 _<rop
65 _<saf
98 _<sai
-135 _<sal
14 _<sle
-94 _<sno
67 _<som
-70 _<son
135 _<soo
-331 _<spe
-102 _<spi
57 _<ste
192 _<sto
-84 _<sug
137 _<sui
-80 _<swi
76 _<tal
-60 _<tea
-193 _<tes
165 _<the
-71 _<thi
5 _<tho
124 _<tie
11 _<tim
116 _<tmr
-41 _<tol
66 _<tou
-45 _<tra
85 _<try
147 _<tur
102 _<unt
508 _<voi
-83 _<wai
153 _<wak
121 _<wal
103 _<wan
-354 _<wea
-41 _<wed
-130 _<wel
-75 _<wha
119 _<whe
-78 _<whi
88 _<wil
-189 _<win
25 _<wis
177 _<wok
195 _<wou
186 _acci
254 _ace>
-107 _act>
198 _aded
69 _ads>
37 _age>
110 _agin
167 _aid>
173 _aiti
182 _aken
315 _akes
34 _akin
-63 _alf>
150 _alit
210 _aliv
88 _alki
-88 _ally
202 _amil
112 _ance
71 _andi
208 _anen
8 _ang>
82 _angr
-92 _angs
-140 _anis
-207 _ant>
52 _anti
113 _anyo
220 _aped
159 _appi
132 _apse
157 _are>
34 _aren
96 _aret
186 _arms
-63 _arn>
70 _arou
56 _arve
-177 _ary>
82 _asnt
78 _assp
241 _asy>
20 _athe
107 _athi
-49 _atio
-165 _atta
154 _ault
-17 _ause
25 _ave>
-86 _avin
-110 _bake
124 _beam
64 _been
208 _bein
136 _belt
-89 _best
-45 _bett
-178 _betw
-157 _bike
77 _birt
85 _blac
-272 _ble>
134 _blee
90 _body
-169 _book
332 _born
193 _bott
105 _brai
-44 _cake
53 _care
-110 _cati
-17 _caus
186 _ccid
95 _cept
-63 _cess
315 _cida
96 _ciga
235 _ckes
105 _cks>
37 _clea
42 _coff
257 _come
-405 _comm
-73 _comp
-95 _cook
162 _ctur
254 _cuts
48 _cutt
315 _dal>
57 _daug
39 _dbye
-165 _ddle
-69 _dea>
13 _ded>
237 _deep
101 _depr
-209 _ders
155 _dese
212 _dici
45 _ding
-62 _disa
-46 _dler
-65 _door
150 _dose
81 _down
50 _driv
-66 _drop
-52 _dule
88 _eace
43 _ean>
-164 _earn
241 _easy
-588 _eat>
-52 _edul
57 _eedi
105 _eel>
102 _eep>
178 _eepi
-103 _eet>
-49 _eeti
94 _eeve
64 _eft>
208 _eing
132 _elap
698 _elf>
144 _elps
69 _elt>
-66 _emai
-91 _eme>
396 _empt
119 _emse
-54 _end>
56 _endi
-138 _enti
79 _eone
90 _epfa
178 _epin
101 _epre
66 _erdo
43 _ere>
89 _erve
100 _eryo
74 _eryt
-177 _esen
155 _eser
-35 _est>
-302 _esti
-54 _etin
-178 _etwe
115 _ever
246 _eves
95 _exce
74 _exis
-118 _expl
80 _exte
68 _fail
-109 _fall
202 _fami
58 _fath
42 _fee>
11 _feel
42 _ffee
-106 _ffic
-76 _fice
-198 _film
-76 _firs
-150 _five
-65 _forg
57 _foun
38 _frie
52 _frig
284 _fron
80 _futu
96 _gare
-83 _gest
126 _ggin
155 _ghte
340 _ghts
132 _girl
-52 _goin
-72 _gold
25 _good
-81 _got>
-120 _gram
-178 _gran
74 _gun>
-63 _half
-56 _hall
225 _han>
70 _hand
82 _hasn
-145 _hat>
-58 _hate
175 _have
15 _havi
-63 _heat
-52 _hedu
55 _hell
-120 _heme
119 _hems
128 _hen>
-14 _her>
98 _here
295 _hers
86 _hey>
54 _hich
104 _hide
-91 _hift
85 _hing
101 _hink
13 _home
69 _hop>
-19 _hope
368 _hopi
-326 _hot>
74 _hotg
150 _houg
214 _hous
-96 _hree
153 _hten
37 _hter
303 _hts>
25 _hurt
-153 _ial>
-83 _ible
-110 _ical
-110 _icat
53 _ich>
161 _icid
628 _icin
52 _icke
162 _ictu
315 _idal
-56 _iday
222 _ide>
-172 _idea
186 _iden
229 _idep
38 _iend
-92 _ies>
-53 _iew>
-58 _ife>
-362 _ift>
96 _igar
84 _ildi
-74 _ilk>
74 _ill>
-160 _ille
-51 _ills
-67 _ilm>
202 _ily>
15 _ime>
14 _ince
-28 _ing>
157 _ink>
225 _inki
71 _insi
70 _insu
108 _into
-66 _inut
-213 _ion>
-42 _ions
101 _irlf
-76 _irst
77 _irth
-45 _isap
-164 _ishe
327 _ists
-147 _ite>
-81 _iter
-109 _itte
13 _ive>
58 _ivin
-90 _juli
197 _keep
63 _ken>
60 _kes>
235 _kest
134 _kin>
86 _king
141 _kniv
-136 _lain
-325 _land
-217 _lant
166 _laps
-221 _late
-140 _laye
-72 _ldfi
37 _lean
-164 _lear
32 _leed
94 _leev
35 _left
-316 _ler>
-85 _les>
101 _lfri
106 _lice
-39 _life
-79 _ligh
56 _live
310 _livi
88 _lkin
-42 _lls>
-111 _lly>
241 _load
-119 _logy
108 _look
-312 _low>
-42 _lunc
16 _make
150 _mali
208 _mane
-101 _mari
44 _mate
-108 _mber
153 _meds
-55 _meet
-92 _meo>
79 _meon
159 _mess
-74 _milk
202 _mily
-66 _minu
185 _mise
-65 _miss
-223 _mmen
-39 _mond
24 _mont
-45 _more
-70 _morn
-33 _morr
-52 _movi
297 _mpt>
116 _mrw>
246 _msel
-49 _murd
86 _myse
183 _nce>
121 _ndin
208 _nent
266 _neve
-296 _nge>
112 _nger
-70 _ngs>
-64 _nine
225 _nkin
79 _nlin
283 _noti
-25 _now>
107 _nows
140 _nsid
-41 _nted
-380 _nter
134 _nths
229 _ntid
102 _ntil
289 _ntin
83 _nto>
-66 _nute
113 _nyon
141 _nywa
-117 _oast
-63 _oces
-35 _ocke
191 _ocks
39 _odby
-65 _oddl
-127 _ode>
90 _ody>
36 _offe
-119 _ogy>
117 _oice
-50 _oing
27 _oint
-72 _oldf
-122 _olle
-76 _olog
63 _omac
131 _ome>
-290 _omme
47 _once
-37 _onda
65 _one>
79 _onli
-128 _ons>
284 _ont>
24 _onth
6 _ood>
39 _oodb
57 _ooke
138 _ope>
71 _open
191 _opin
143 _orce
-37 _ord>
-81 _ore>
162 _orev
-131 _orge
-81 _orgo
332 _orn>
-70 _orni
-122 _orri
-90 _orro
-40 _orry
-46 _ort>
-156 _ory>
118 _osed
213 _oser
-55 _ost>
74 _otgu
-50 _othi
104 _otic
193 _ottl
66 _ouch
58 _ough
-34 _ould
159 _ound
-72 _our>
16 _ours
286 _ouse
49 _owed
85 _own>
-66 _oyed
105 _pain
38 _pare
38 _pass
88 _peac
-68 _peak
52 _ped>
52 _pen>
-88 _pene
56 _perm
90 _pfat
162 _pict
182 _ping
-136 _plai
-395 _play
27 _poin
565 _pose
100 _ppie
154 _pray
-63 _proc
132 _psed
255 _purp
-86 _quit
82 _ract
54 _rage
78 _rail
-77 _rain
-80 _ram>
-60 _rand
220 _rape
109 _rath
-163 _rder
66 _rdos
-112 _reco
-21 _red>
194 _rela
-140 _repl
-85 _repo
-211 _rese
122 _rett
162 _reve
-81 _rgot
-105 _rick
-86 _ried
38 _rien
-156 _rise
120 _rist
-78 _rite
101 _rlfr
69 _rman
186 _rms>
-63 _roce
-87 _roll
-147 _rome
284 _ront
79 _room
94 _rope
28 _roun
255 _rpos
-233 _rrie
-58 _rrow
13 _rry>
528 _rsel
-76 _rst>
233 _rted
130 _rtin
100 _ryon
74 _ryth
91 _sage
115 _said
229 _sant
51 _says
-71 _sche
-71 _sday
100 _sed>
709 _self
119 _selv
107 _serv
-91 _shif
-44 _shot
117 _side
83 _skin
-17 _slee
215 _smas
82 _snt>
69 _some
-70 _song
135 _soon
100 _soun
-68 _spea
78 _spor
117 _ssag
229 _ssan
78 _sspo
-88 _stam
37 _stan
115 _sted
57 _step
63 _stom
204 _stop
154 _stor
183 _stra
161 _suic
-137 _tack
59 _talk
-87 _tami
37 _tand
297 _temp
96 _tene
90 _tepf
-48 _tery
-61 _tes>
-193 _test
74 _tgun
-26 _than
128 _then
50 _ther
120 _they
317 _thin
56 _thro
229 _tide
124 _tied
102 _til>
-311 _tion
116 _tmrw
-46 _todd
-41 _told
17 _took
66 _touc
80 _tran
363 _trie
120 _trus
-165 _ttac
297 _ttem
-70 _tues
132 _ture
112 _turn
-178 _twee
-74 _uck>
145 _ught
161 _uici
-92 _uit>
27 _uld>
57 _umpi
108 _und>
81 _unds
132 _unti
40 _ure>
130 _urge
255 _urpo
29 _urt>
108 _urti
-4 _use>
-66 _utes
332 _uts>
80 _utur
239 _uys>
-79 _vel>
-94 _veni
-74 _ver>
66 _verd
113 _very
36 _ves>
-60 _view
-15 _ving
424 _voic
-83 _wait
59 _wake
103 _want
216 _wast
76 _wate
-152 _wear
-211 _ween
-54 _what
65 _when
54 _whic
88 _will
25 _wish
177 _woke
127 _woul
517 _wris
43 _writ
95 _xcep
74 _xist
-106 _xpla
80 _xted
-149 _yed>
221 _yone
86 _ysel
105 _ythi
141 _yway
-32 a
-58 a bad
272 a blade
359 a building
95 a date
101 a dog
150 a formality
210 a girl
-120 a good
125 a knife
93 a letter
49 a photo
80 a reason
221 a video
118 about dying
69 about it
-87 about my
416 about suicide
-129 about the
186 accident
108 accident .
210 alive
46 alive .
57 all
59 all .
135 all be
176 am
677 am a
157 am afraid
83 am at
147 am bad
165 am being
83 am frightened
665 am going
314 am in
128 am locked
387 am not
189 am on
-95 am ready
198 am scared
82 am suicidal
-70 am ·
266 and
352 and he
82 and how
359 and i
-170 and it
210 and left
101 and now
310 and said
78 and says
112 and then
140 and think
84 and today
143 and will
82 angry
229 antidepressants
114 any more
113 anyone
243 anyone .
141 anyway
-77 app
103 are all
215 are right
186 arms
70 around
53 around .
97 asleep .
-63 at
-129 at me
137 at night
173 at peace
-112 at this
297 attempt
111 baby and
51 back .
80 bad
615 bad .
195 be
-54 be a
57 be alive
-204 be better
619 be dead
375 be gone
100 be happier
53 be here
187 be over
170 be with
124 beam
124 beam and
604 because i
56 bed .
64 been
-95 been thinking
208 being
150 believes
150 believes me
-80 best
-45 better
-75 better at
284 better off
-178 between
-130 bike
75 birthday i
227 black
130 blade
149 bleed
212 blue .
92 book
135 born
88 born .
193 bottle
193 bottle of
326 brain
107 breathing
124 bridge and
84 building
-72 but i
229 by then
-13 can i
-120 can not
99 car park
-78 cat
75 children
150 clean .
213 closer
42 coffee
-67 coffee .
125 come
89 comes
114 coming home
-86 cry
254 cuts
137 cutting .
209 cutting again
277 date
277 date .
57 daughter
129 daughter has
-24 dead
310 dead .
-122 death of
125 deep
84 deserve
102 did .
-85 did the
60 die
849 die .
32 do
191 do .
-89 do i
572 do it
394 do not
-91 does not
-64 does the
-65 door
78 down
-57 dress
105 drown
211 dying .
-228 early
241 easy
-43 email
443 end it
423 end my
187 ending
155 ending it
355 ending my
298 every time
37 everyone
96 everyone .
212 everyone i
74 everything
298 everything .
95 except
83 existing
83 existing .
-42 explain
102 face
202 family
91 feel
173 feel safe
-67 film
-145 finished
-76 first
-67 first .
-150 five
-100 follow
4 for
98 for .
-111 for a
108 for being
108 for long
291 for me
-35 for my
-218 for the
138 for when
162 forever
284 forever .
-81 forgot
150 formality
57 found
238 found my
83 frightened
91 from me
-55 from the
284 front
144 front of
80 future
85 girl in
101 girlfriend
187 go
-115 go back
278 go die
-79 go home
110 go to
-52 going
98 going to
262 gone .
-74 good
-79 good .
186 goodbye everyone
328 got out
90 grades
46 gun
-53 gym
-248 had a
270 had never
-63 half
100 happier
96 harm
38 has
239 has been
168 has to
82 hasnt
-112 hate myself
175 have
48 have not
202 have picked
280 have taken
236 have to
15 having
129 he
162 he does
183 he is
70 he said
102 he says
10 head
162 hear
91 hear from
154 hell
144 helps
93 her
232 her .
72 her and
75 here .
168 herself
131 herself .
88 him
105 his hands
135 hits me
76 home
238 home .
80 home and
-19 hope
368 hoping
152 hoping i
-78 hot
107 hours and
155 house
87 house .
-147 how
-128 how can
-53 how do
-161 how to
49 hurt
86 hurt my
86 hurt myself
168 i
153 i am
-177 i can
-82 i deserve
-3 i do
193 i feel
-57 i hate
25 i have
-48 i hope
112 i keep
65 i leave
-91 i love
117 i mean
79 i met
114 i only
319 i overdosed
109 i sat
113 i should
-84 i start
130 i stop
68 i swallowed
-71 i take
157 i think
124 i tied
201 i tried
182 i want
124 i wanted
77 i was
329 i will
28 i wish
143 i woke
113 i would
-208 i ·
-69 idea
238 if
586 if i
301 if my
70 in a
144 in front
226 in it
204 in my
71 inside
108 into
345 into my
83 is .
52 is blood
140 is cutting
-73 is dead
33 is going
348 is got
-77 is it
49 is not
-49 is that
285 is trying
100 is when
-67 is ·
247 it
92 it .
166 it after
656 it all
107 it did
183 it take
194 it to
279 it will
-159 job
57 jumping
218 keep
142 keep a
217 keep imagining
41 kill
-172 kill me
871 kill myself
-41 killed
-91 killing me
73 killing myself
-144 kills
141 knives
-20 know
83 know who
107 knows
30 last
48 last night
-192 late
-63 learn
64 left
291 left a
-76 let
-45 let me
145 letters
-39 life
285 like this
-10 live
158 live .
148 live with
310 living
104 living .
-72 locked
191 locks
191 locks me
-85 lol
-51 lol .
-97 look like
102 looking
86 love her
-42 lunch
133 made my
354 make it
78 make myself
197 makes
-68 man
42 me
338 me .
244 me and
106 me die
71 me i
382 me in
274 me out
61 me to
92 me when
212 medicine
153 meds
-31 meeting
91 message
116 message to
98 met
79 met online
-74 milk
-66 minutes
133 miss me
134 months
510 more .
124 more i
81 more than
-44 morning
34 mother
182 mother .
191 mother locks
-75 my
172 my antidepressants
123 my arms
160 my baby
247 my bed
326 my brain
101 my building
93 my car
210 my class
123 my family
101 my girlfriend
119 my heart
121 my house
133 my life
-28 my mother
-135 my old
95 my own
87 my parents
78 my passport
175 my skin
90 my stepfather
-37 my wife
-52 my ·
86 myself
-217 myself .
110 myself tonight
34 need
-136 need a
353 never
-72 new
90 next to
45 nice
17 night
67 night .
-171 nine
79 no
477 no one
386 not
341 not be
100 not come
253 not deserve
73 not do
299 not have
91 not hear
175 not here
-69 not know
-63 not let
148 not live
269 not need
712 not see
-65 not stop
137 not tell
84 not think
73 not to
181 not told
79 not trust
-22 not want
95 not work
44 note
-42 nothing
38 now .
40 of
187 of ending
384 of it
102 of living
84 of my
60 of pills
42 off
66 off .
-76 office
-188 old
255 on purpose
47 once
78 one
150 one believes
212 one can
234 one has
466 one way
91 one would
79 online
233 only thing
204 open
258 open .
-123 or
-37 our
19 out
59 out of
95 own
199 pain
226 paracetamol and
52 parents
78 passport
88 peace
173 peace with
176 photo of
202 picked the
66 picture
139 pills .
132 place
95 plan and
87 police
444 police .
115 posted
-63 process
255 purpose
165 purpose .
68 put
102 put a
105 put his
100 put me
235 quickest
-246 rain
-76 rain .
220 raped
297 rather
167 rather be
89 raw
89 raw .
-84 ready to
34 reason
132 relapsed
150 rest is
-92 romeo
51 room
57 rope
181 safe
117 safe at
96 safe with
115 said
145 said sorry
43 say
53 say i
77 says
-130 says he
29 see
332 see a
96 self harm
99 sent
91 sh
-88 she will
-91 shift
69 shop
-160 shot
74 shotgun
-40 should i
101 since the
-65 six
94 sleep and
179 sleep forever
136 sleeping
215 smashing
79 someone
243 someone in
210 someone is
-65 song
135 soon
145 sorry .
303 sounds
137 standing
-237 start
165 started
90 stepfather
63 stomach
-65 stop
514 stop .
250 stop my
114 stop wanting
105 stopped
74 stronger
74 stronger .
315 suicidal
70 suicide .
88 sure
173 swallowed
-47 take
-169 take my
182 taken
671 takes
140 takes me
125 talking about
107 tell everyone
-30 tell my
-252 ten
-193 test
80 texted
225 than
86 than i
103 that i
-55 the
194 the car
-122 the death
-126 the dog
252 the gun
153 the medicine
611 the night
829 the only
87 the police
373 the rope
84 the time
-121 the train
222 the voices
175 the wall
-59 the ·
-120 theme
119 themselves
128 then
66 there
99 there .
81 there is
86 they
127 they are
247 they would
159 thing
82 things
120 things and
139 think
715 think about
-29 think i
54 thinking
-216 thinking about
172 thinking of
495 this .
102 this any
100 this i
217 this is
272 tho
187 tho .
496 thoughts
73 thoughts are
-96 three
105 throat .
124 tied
124 tied it
41 time
183 time and
392 time i
116 tmrw
116 tmrw .
119 to
730 to .
644 to be
581 to die
-100 to disappear
251 to end
499 to hurt
217 to kill
-63 to learn
174 to live
41 to make
71 to me
117 to my
-123 to myself
112 to put
-235 to stop
81 to tell
-80 to the
67 to think
198 to try
86 to turn
149 to wake
-69 to ·
-46 toddler
-41 told
-33 tomorrow
-31 tonight .
433 too deep
17 took
101 took something
-43 train
363 tried
63 tried to
79 trust
159 try
138 try again
373 turning
-58 two
-122 ugh
102 until
112 until i
-29 up
121 up in
-82 up on
222 voices
173 waiting
302 waiting for
59 wake
325 wake up
94 wall
85 want it
77 want to
124 wanted
169 wanting
169 wanting to
180 was dead
126 was not
220 was raped
216 waste
76 water
137 way
250 way out
-547 we
-108 wear
-130 well
-57 what
154 what he
91 what is
-41 what should
71 when
271 when i
74 when the
144 where i
94 where she
54 which
83 who to
83 wife .
105 will
153 will .
107 will all
252 will do
108 will not
25 wish
113 wish i
127 with her
58 without looking
145 woke
145 woke up
148 would
221 would do
199 would it
170 would rather
110 wrist
211 wrists
163 wrists .
82 write
154 you will
-140 your
154 yourself
71 ~30
-31 ~a
186 ~accident
210 ~alive
57 ~all
176 ~am
266 ~and
82 ~angry
229 ~antidepressant
113 ~anyone
141 ~anyway
-77 ~app
70 ~around
-63 ~at
-137 ~attack
297 ~attempt
80 ~bad
-76 ~bag
358 ~be
124 ~beam
64 ~been
150 ~believ
-80 ~best
-45 ~better
-178 ~between
-130 ~bike
-167 ~bit
227 ~black
130 ~blade
149 ~ble
-86 ~bor
135 ~born
193 ~bottle
326 ~bra
107 ~breath
-109 ~cat
75 ~children
37 ~clean
213 ~closer
42 ~coffee
125 ~come
-87 ~cook
-75 ~cry
277 ~date
57 ~daughter
-24 ~dead
125 ~deep
84 ~deserve
60 ~die
24 ~do
-65 ~door
78 ~down
-57 ~dres
-527 ~ear
241 ~easy
-66 ~email
66 ~end
37 ~everyone
74 ~everyth
95 ~except
62 ~exist
-42 ~expla
102 ~face
68 ~fail
-109 ~fall
202 ~fami
11 ~feel
-198 ~film
-76 ~first
-150 ~five
4 ~for
162 ~forever
-81 ~forgot
150 ~formality
57 ~found
123 ~frighten
284 ~front
80 ~future
34 ~girl
101 ~girlfriend
54 ~go
-74 ~good
90 ~grad
46 ~gun
334 ~guy
-53 ~gym
38 ~ha
-63 ~half
44 ~hand
100 ~happier
96 ~harm
82 ~hasnt
163 ~hav
175 ~have
129 ~he
10 ~head
205 ~hear
154 ~hell
93 ~her
168 ~herself
-41 ~hi
88 ~him
60 ~hit
76 ~home
368 ~hop
-19 ~hope
-78 ~hot
155 ~house
-147 ~how
42 ~hurt
-53 ~i
-172 ~idea
238 ~if
71 ~inside
108 ~into
247 ~it
-491 ~job
215 ~keep
-57 ~killer
141 ~kniv
30 ~last
-44 ~late
-164 ~learn
64 ~left
-76 ~let
-39 ~life
303 ~liv
-10 ~live
241 ~load
70 ~lock
-85 ~lol
108 ~look
-42 ~lunch
-68 ~man
82 ~mark
42 ~me
175 ~med
212 ~medicine
-55 ~meet
91 ~message
98 ~met
-74 ~milk
-66 ~minut
-66 ~miss
24 ~month
-70 ~morn
34 ~mother
-75 ~my
86 ~myself
353 ~never
-143 ~new
19 ~night
-171 ~nine
79 ~no
338 ~not
44 ~note
-50 ~noth
293 ~notic
40 ~of
45 ~off
-76 ~office
-203 ~old
47 ~once
100 ~one
79 ~online
71 ~open
-123 ~or
-37 ~our
19 ~out
95 ~own
199 ~pain
38 ~parent
78 ~passport
88 ~peace
208 ~permanent
66 ~picture
132 ~place
-187 ~plant
-344 ~play
87 ~police
108 ~post
630 ~practis
154 ~pray
-78 ~present
-63 ~proces
255 ~purpose
83 ~put
235 ~quickest
-246 ~rain
297 ~rather
89 ~raw
132 ~relaps
-92 ~romeo
51 ~room
57 ~rope
212 ~safe
115 ~said
44 ~say
88 ~scream
29 ~see
99 ~sent
91 ~sh
-91 ~shift
-193 ~shot
74 ~shotgun
-65 ~six
215 ~smash
79 ~someone
-70 ~song
135 ~soon
303 ~sound
-68 ~speak
213 ~stand
90 ~stepfather
63 ~stomach
222 ~stop
74 ~stronger
315 ~suicidal
88 ~sure
295 ~tak
-47 ~take
182 ~taken
76 ~talk
-252 ~ten
-193 ~test
326 ~th
225 ~than
-55 ~the
-120 ~theme
119 ~themselv
128 ~then
66 ~there
86 ~they
101 ~think
272 ~tho
150 ~thought
-96 ~three
124 ~tied
41 ~time
116 ~tmrw
119 ~to
-46 ~toddler
-41 ~told
-33 ~tomorrow
17 ~took
66 ~touch
-43 ~tra
363 ~tri
79 ~trust
213 ~try
208 ~turn
-58 ~two
-122 ~ugh
102 ~until
-29 ~up
222 ~voic
169 ~wait
59 ~wake
94 ~wall
103 ~want
216 ~waste
76 ~water
203 ~way
-547 ~we
-152 ~wear
-130 ~well
-57 ~what
71 ~when
54 ~which
88 ~will
25 ~wish
145 ~woke
148 ~would
517 ~wrist
82 ~write
-140 ~your
154 ~yourself
-427 ~·
-427 ·
-122 · .
97 · and
-46 · on
-272 · the
`,
};
