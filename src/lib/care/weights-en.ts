import type { DistressWeights } from './distress-form';

/** Published, and written by scripts/support/fit-care.ts from tests/fixtures/care: not by hand. */
export const englishWeights: DistressWeights = {
  base: -282,
  enough: 75,
  calm: -150,
  weights: `
403 ##captive
-390 ##cook
-22 ##daily
292 ##despair
348 ##doing
116 ##ending
72 ##farewell
51 ##fear
-76 ##fiction
-55 ##harming
83 ##howto
184 ##hurter
197 ##hurting
71 ##kin
186 ##living
20 ##means
130 ##method
35 ##near
-164 ##occasion
136 ##rescue
321 ##selfharm
-122 ##sport
513 ##taking
235 ##urge
127 ##violence
-154 #asking
-83 #asking+captive
-50 #asking+cook
-273 #asking+daily
-96 #asking+harming
-146 #asking+height
-95 #asking+home
-79 #asking+howto
-33 #asking+hurter
-31 #asking+hyper
74 #asking+method
-108 #asking+mood
-657 #asking+occasion
-103 #asking+tech
-86 #asking+violence
25 #blade
103 #blade+captive
35 #blade+harming
-111 #blade+howto
121 #blade+hurter
10 #blade+limb
153 #blade+urge
125 #blade+violence
38 #body
169 #body+hurter
179 #body+kin
102 #body+living
5 #captive
153 #captive+gladness
49 #captive+kin
-444 #cook
-89 #cook+garden
-177 #cook+gladness
-125 #cook+howto
-298 #craft
-288 #craft+gladness
-422 #craft+howto
-194 #daily
73 #daily+captive
-84 #daily+cook
-39 #daily+craft
-44 #daily+howto
-23 #daily+hurter
-163 #daily+method
-45 #daily+mood
6 #daily+occasion
-36 #daily+pets
103 #daily+secret
2 #despair
-164 #despair+asking
-156 #despair+cook
370 #despair+eating
351 #despair+end
-67 #despair+fiction
5 #despair+harming
-74 #despair+hurter
-3 #despair+hurting
74 #despair+kin
100 #despair+limb
320 #despair+living
69 #despair+near
-91 #despair+others
59 #despair+reasonless
350 #despair+rope
25 #despair+secret
71 #despair+settle
-76 #despair+sport
60 #despair+taking
133 #despair+urge
10 #despair+wishing
41 #doing
220 #doing+despair
172 #doing+drug
100 #doing+end
358 #doing+farewell
52 #doing+hurter
142 #doing+hyper
28 #doing+kin
116 #doing+means
118 #doing+now
334 #doing+others
325 #doing+parting
154 #doing+taking
183 #drug
99 #drug+howto
-66 #drug+kin
71 #drug+method
306 #drug+rescue
552 #drug+taking
520 #drug+travel
128 #dying
-67 #dying+cook
-123 #dying+despair
283 #dying+doing
85 #dying+drug
212 #dying+eating
36 #dying+end
338 #dying+farewell
10 #dying+fear
-133 #dying+fiction
136 #dying+gladness
18 #dying+howto
-40 #dying+hurter
-172 #dying+hurting
-79 #dying+kin
-430 #dying+machine
-133 #dying+near
69 #dying+now
-24 #dying+others
310 #dying+parting
184 #dying+putting
-118 #dying+secret
-139 #dying+violence
1091 #dying+wishing
164 #eating
187 #eating+kin
-7 #end
-43 #end+craft
297 #end+eating
63 #end+gladness
-34 #end+hurter
262 #end+kin
44 #end+living
54 #end+mood
103 #end+rescue
-102 #end+secret
116 #end+urge
-117 #end+violence
122 #ending
241 #ending+body
127 #ending+despair
239 #ending+height
-153 #ending+hurter
-109 #ending+hurting
563 #ending+kin
547 #ending+living
24 #ending+near
81 #ending+now
-165 #ending+others
164 #ending+wishing
-341 #everyday
137 #farewell
55 #farewell+gladness
28 #farewell+hurter
100 #farewell+kin
202 #farewell+settle
99 #fear+blade
-96 #fear+cook
26 #fear+end
-98 #fear+farewell
-107 #fear+fiction
124 #fear+gladness
-1 #fear+harming
-38 #fear+howto
127 #fear+hurter
152 #fear+hurting
215 #fear+kin
208 #fear+near
-47 #fear+now
12 #fear+others
-237 #fear+pets
46 #fear+taking
87 #fear+violence
86 #fear+wishing
-377 #fiction
51 #fiction+asking
-168 #fiction+craft
1 #fiction+daily
-187 #fiction+end
-96 #fiction+gladness
-451 #fiction+howto
-187 #fiction+hyper
-94 #fiction+mood
-102 #fiction+violence
-75 #garden
-132 #garden+howto
5 #harming
-82 #harming+cook
81 #harming+end
-140 #harming+garden
-99 #harming+howto
53 #harming+kin
-78 #harming+pets
144 #harming+reasonless
419 #harming+urge
-62 #harming+violence
17 #height
-194 #height+howto
114 #height+kin
-136 #home
-434 #home+howto
61 #howto
-53 #howto+everyday
76 #hurter
194 #hurter+captive
-35 #hurter+howto
2 #hurter+kin
131 #hurter+rescue
291 #hurter+violence
66 #hurting
-213 #hurting+asking
232 #hurting+captive
-61 #hurting+craft
-45 #hurting+end
-85 #hurting+farewell
-92 #hurting+fiction
19 #hurting+harming
-86 #hurting+howto
170 #hurting+hurter
146 #hurting+kin
330 #hurting+limb
112 #hurting+near
-153 #hurting+now
113 #hurting+rail
116 #hurting+rescue
122 #hurting+rope
379 #hurting+secret
-326 #hurting+sport
-56 #hurting+taking
-123 #hurting+urge
114 #hurting+violence
-142 #hurting+wishing
-98 #hyper+craft
-114 #hyper+occasion
186 #hyper+rail
-1 #kin
-57 #kin+everyday
-49 #kin+gladness
-30 #kin+pets
-87 #laugh
-96 #laugh+cook
-144 #laugh+daily
-114 #laugh+hurter
-150 #laugh+sport
88 #limb
19 #limb+captive
-161 #limb+end
-12 #limb+harming
100 #limb+height
-69 #limb+howto
-95 #limb+kin
256 #limb+mood
15 #limb+rescue
62 #limb+rope
213 #limb+urge
168 #limb+violence
-92 #limb+wishing
70 #living
-73 #living+kin
336 #living+reasonless
-156 #machine
-45 #machine+garden
-36 #machine+harming
-244 #machine+howto
-107 #machine+hyper
-102 #machine+pets
-76 #machine+tech
134 #means
39 #means+body
-73 #means+cook
110 #means+despair
40 #means+drug
88 #means+eating
-111 #means+end
78 #means+farewell
-87 #means+fear
26 #means+hurter
-48 #means+hurting
-34 #means+kin
135 #means+limb
112 #means+near
36 #means+now
110 #means+others
-66 #means+pets
-183 #means+rescue
137 #means+rope
-5 #means+taking
134 #means+urge
207 #means+violence
84 #means+worry
29 #method
-244 #method+occasion
-104 #mood+craft
-410 #mood+pets
193 #near
200 #near+blade
179 #near+body
73 #near+captive
187 #near+eating
-42 #near+end
84 #near+farewell
44 #near+harming
-46 #near+hurter
124 #near+kin
68 #near+limb
-76 #near+rescue
336 #near+rope
16 #near+secret
-97 #near+urge
-141 #near+violence
-172 #near+wishing
162 #near+worry
-24 #now
-92 #now+asking
296 #now+body
350 #now+drug
83 #now+eating
-30 #now+end
79 #now+farewell
106 #now+harming
413 #now+height
-218 #now+howto
138 #now+hurter
-150 #now+kin
-70 #now+living
-86 #now+occasion
146 #now+secret
483 #now+settle
44 #now+taking
119 #now+urge
-61 #now+violence
-68 #now+wishing
-218 #occasion
-107 #occasion+howto
85 #others
121 #others+blade
169 #others+body
87 #others+captive
-46 #others+craft
8 #others+end
25 #others+farewell
29 #others+harming
-33 #others+howto
-9 #others+hurter
54 #others+hurting
175 #others+kin
-104 #others+laugh
54 #others+limb
72 #others+near
58 #others+now
15 #others+rescue
261 #others+secret
91 #others+settle
13 #others+taking
104 #others+urge
177 #others+violence
-27 #others+wishing
77 #others+worry
112 #parting
58 #parting+despair
80 #parting+end
106 #parting+farewell
99 #parting+hurter
177 #parting+kin
99 #parting+limb
-104 #parting+living
295 #parting+method
103 #parting+near
161 #parting+others
89 #parting+rope
92 #parting+violence
-145 #parting+wishing
-281 #pets
-633 #pets+howto
31 #putting+hurter
268 #putting+kin
24 #putting+others
83 #putting+rescue
164 #putting+tech
30 #rail
23 #rail+end
-183 #rail+everyday
67 #reasonless
151 #reasonless+gladness
65 #rescue
-136 #rescue+cook
83 #rescue+kin
-113 #rescue+pets
154 #rope
113 #rope+captive
169 #rope+farewell
-125 #rope+hurter
174 #rope+kin
115 #rope+urge
-166 #rope+violence
87 #secret+captive
197 #secret+hurter
90 #secret+kin
173 #secret+tech
135 #secret+violence
122 #self
35 #self+asking
235 #self+blade
151 #self+body
-81 #self+captive
-62 #self+cook
-96 #self+craft
140 #self+despair
263 #self+doing
225 #self+drug
75 #self+dying
181 #self+end
63 #self+ending
-26 #self+everyday
199 #self+farewell
-179 #self+fear
-32 #self+fiction
-85 #self+gladness
-16 #self+harming
244 #self+height
-172 #self+howto
47 #self+hurter
-12 #self+hurting
-43 #self+hyper
-56 #self+kin
294 #self+limb
90 #self+living
197 #self+means
-36 #self+mood
-195 #self+near
219 #self+now
136 #self+others
104 #self+parting
11 #self+putting
77 #self+rail
240 #self+reasonless
140 #self+rescue
88 #self+rope
-131 #self+secret
108 #self+selfharm
1 #self+settle
-53 #self+sport
-94 #self+urge
163 #self+violence
-14 #self+worry
78 #selfharm
-180 #selfharm+asking
-83 #selfharm+despair
59 #selfharm+eating
62 #selfharm+end
51 #selfharm+fear
-71 #selfharm+garden
-43 #selfharm+howto
14 #selfharm+kin
200 #selfharm+limb
170 #selfharm+near
320 #selfharm+now
133 #selfharm+reasonless
86 #selfharm+secret
521 #selfharm+urge
-41 #selfharm+violence
83 #selfharm+wishing
365 #selfharm+worry
7 #settle
82 #settle+hurter
97 #settle+kin
499 #settle+pets
145 #settle+tech
-240 #sport
-76 #sport+howto
110 #taking
271 #taking+body
212 #taking+captive
-141 #taking+end
44 #taking+hurter
150 #taking+rescue
267 #taking+rope
-19 #tech
100 #urge
180 #urge+hurter
-81 #urge+kin
-202 #urge+tech
105 #violence
348 #violence+captive
-234 #violence+howto
81 #violence+kin
-166 #violence+method
-149 #violence+pets
-67 #violence+rescue
-188 #violence+sport
96 #wishing
-123 #wishing+captive
145 #wishing+eating
464 #wishing+end
-39 #wishing+hurter
-119 #wishing+kin
318 #wishing+living
138 #wishing+reasonless
182 #wishing+rescue
168 #wishing+violence
14 #worry
195 #worry+body
53 #worry+captive
340 #worry+harming
77 #worry+hurter
207 #worry+limb
85 #worry+rescue
166 . after
225 . all
-499 . any
-197 . anything
-662 . are
964 . been
-132 . best
-145 . blood
-78 . did
-180 . draft
115 . drank
716 . every
215 . everyone
-432 . explain
88 . father
-95 . first
223 . found
-94 . give
191 . going
219 . got
174 . have
66 . he
-321 . hit
-150 . how
-100 . i
-50 . in
-491 . is
32 . it
-193 . jump
-111 . keep
-268 . leave
-141 . left
285 . like
-97 . make
164 . me
-87 . mother
-116 . my
-310 . never
37 . no
128 . nothing
301 . odd
-112 . our
-216 . remind
-120 . rip
-113 . rope
517 . since
274 . sister
319 . slept
394 . some
-65 . the
-145 . there
137 . they
290 . thinking
-135 . this
206 . tied
217 . today
148 . tried
-70 . two
332 . uncle
75 . want
-2 . we
-226 . were
-306 . what
-219 . where
-157 . which
-151 . who
-23 . why
315 . wish
74 . would
-210 . write
208 . yesterday
256 . you
-255 . ·
-142 3
-76 40
-77 5
-487 _<abs
46 _<acc
82 _<ali
-102 _<alm
88 _<any
-210 _<arg
306 _<arm
-88 _<bak
-30 _<bee
10 _<bei
-150 _<bik
-164 _<bis
82 _<bla
-86 _<blo
66 _<bod
-142 _<bon
276 _<boy
-38 _<bri
-35 _<bro
-122 _<buc
-118 _<cha
-81 _<che
112 _<cig
-100 _<cit
-54 _<cla
45 _<clo
-228 _<clu
-71 _<col
27 _<com
-172 _<coo
-255 _<cre
-222 _<cri
-145 _<cro
86 _<cut
161 _<dad
114 _<dau
29 _<day
-251 _<def
-171 _<det
-155 _<dif
-25 _<doe
61 _<dow
-53 _<ema
109 _<eno
-151 _<ent
383 _<env
19 _<eve
112 _<exi
-79 _<exp
61 _<fam
-212 _<fan
34 _<fee
-117 _<fil
-28 _<fir
-56 _<fiv
-54 _<gam
71 _<get
45 _<gir
-104 _<giv
-104 _<goa
30 _<goi
-176 _<gol
-308 _<gre
-112 _<gri
-117 _<gut
-52 _<hal
106 _<hav
7 _<hea
114 _<her
296 _<hop
-318 _<hor
83 _<hou
-194 _<hum
21 _<hus
286 _<hyp
-112 _<jap
-132 _<job
45 _<kee
42 _<kno
-166 _<law
99 _<led
-102 _<lib
-59 _<lin
-145 _<lis
31 _<liv
27 _<loo
109 _<lor
-79 _<los
-120 _<mee
-78 _<men
-82 _<met
-177 _<moo
40 _<mot
-59 _<mov
65 _<mum
-210 _<mur
-37 _<mys
233 _<nan
-124 _<ner
-85 _<nin
-168 _<nov
195 _<oce
-160 _<oct
-92 _<off
66 _<onc
41 _<onl
-151 _<pag
-202 _<pan
125 _<pea
99 _<pet
-47 _<pho
70 _<pic
377 _<pis
-129 _<plu
-319 _<por
-91 _<pot
-141 _<pri
128 _<pun
16 _<pur
110 _<pus
-165 _<que
149 _<rap
-37 _<rec
-49 _<rem
-120 _<rep
-244 _<rhy
-168 _<rid
95 _<riv
-136 _<rol
-321 _<rom
61 _<roo
-209 _<rul
-267 _<sal
-32 _<say
-84 _<sco
-71 _<scr
-92 _<sig
-53 _<sil
48 _<sis
94 _<sit
32 _<sle
-137 _<sof
250 _<soo
-289 _<spa
-455 _<spe
-241 _<spi
45 _<sto
-197 _<sty
-70 _<sub
-91 _<suc
-211 _<sug
181 _<sui
-101 _<sus
52 _<tak
-139 _<tat
-45 _<tea
-40 _<tes
101 _<the
29 _<thi
120 _<tie
76 _<til
45 _<tim
-98 _<toa
26 _<tol
50 _<ton
144 _<try
-50 _<tue
195 _<tyl
111 _<unl
59 _<unt
-181 _<veg
-340 _<ver
-68 _<vil
-141 _<vol
114 _<wak
151 _<wan
123 _<way
-128 _<wea
-57 _<wha
-124 _<whi
140 _<wif
113 _<wil
191 _<wok
79 _<wom
-211 _<woo
130 _<wou
-199 _<yel
40 _<yes
-191 _<yog
70 _<you
141 _acci
145 _ace>
132 _acet
-67 _acte
-95 _acts
-233 _adde
58 _addr
446 _aded
-103 _aft>
-117 _ager
-115 _agra
-109 _ague
5 _aid>
-133 _ail>
50 _aile
-159 _aine
121 _ainl
41 _airs
117 _aiti
96 _aken
26 _akes
61 _akin
-161 _ales
64 _aliv
69 _alki
-69 _alle
-54 _ally
-140 _almo
-121 _alor
138 _amil
-156 _amon
77 _andi
-191 _ando
254 _anen
-121 _angs
-117 _anic
-150 _anin
-85 _anis
-134 _ant>
45 _anti
128 _anyo
-112 _apan
210 _aped
110 _apse
-33 _ard>
94 _arer
221 _aret
-237 _argu
-299 _aris
-266 _arma
-164 _arms
-109 _arni
38 _arri
-253 _arro
104 _arve
225 _asem
-150 _ash>
99 _asnt
93 _aten
-28 _athe
104 _athi
119 _atic
-143 _ator
-189 _aunt
-11 _ause
270 _awer
254 _bail
-144 _bake
-157 _ball
66 _band
3 _beca
98 _been
-119 _bees
-267 _begi
78 _bein
82 _belt
-33 _betw
-86 _bike
-99 _ble>
137 _blea
-166 _blow
-76 _boar
153 _body
238 _born
95 _bott
243 _boys
-81 _brar
41 _brok
-11 _brot
149 _brui
-122 _buck
154 _bula
-182 _cape
-70 _card
146 _carv
-258 _cast
123 _catc
43 _caus
141 _ccid
195 _cean
-410 _cel>
-81 _char
-101 _che>
-189 _chea
-171 _chee
307 _cida
141 _cide
112 _ciga
-98 _city
53 _cked
205 _ckes
-187 _cket
49 _clea
-178 _club
-92 _colo
-120 _colu
45 _come
48 _comi
-89 _comm
-203 _cook
-207 _cree
-67 _cter
-48 _ctio
-163 _cts>
110 _ctur
194 _cuts
161 _dads
126 _dal>
100 _daug
-214 _dder
-295 _ddle
58 _ddre
-207 _deas
553 _debt
25 _ded>
115 _deep
-142 _defe
-28 _der>
-93 _ders
-182 _diff
-66 _dle>
-141 _dler
-168 _dlin
-25 _does
108 _dose
-87 _doug
76 _down
56 _drin
148 _drov
-141 _dust
168 _eace
-36 _ead>
-18 _eadl
49 _ean>
-150 _eani
141 _eans
-305 _eap>
-176 _earn
82 _eart
-265 _eas>
-611 _eat>
127 _eate
18 _ecau
-64 _ech>
-177 _eech
48 _eel>
-37 _een>
18 _eep>
197 _eepi
167 _eepy
-99 _eeti
-123 _efen
67 _eful
-267 _egin
180 _eing
203 _elap
214 _elf>
20 _ell>
319 _elt>
-61 _emai
-95 _embe
-153 _eme>
-96 _emin
205 _emo>
-34 _ence
-210 _enda
-226 _ende
195 _enol
109 _enou
-75 _ense
-122 _ente
-253 _enti
39 _eone
133 _epfa
175 _epin
-87 _epla
167 _epy>
211 _eras
40 _erda
63 _erdo
-31 _ere>
-99 _eren
-99 _erfu
53 _erly
-140 _erne
-107 _erni
-101 _erou
-106 _ers>
61 _erso
65 _eryo
56 _eryt
-140 _escu
-62 _esda
-112 _ese>
-281 _esen
257 _eser
-154 _esis
20 _ess>
-125 _essi
147 _esus
118 _ethe
-40 _etin
214 _etly
-93 _etre
158 _etro
-33 _etwe
71 _ever
-99 _ewor
-131 _ews>
154 _exis
-277 _expl
-59 _face
91 _fail
138 _fami
-54 _fath
-36 _fee>
173 _feel
-189 _fere
-94 _ffee
-251 _ffer
-65 _ffic
-75 _fice
-34 _film
-261 _fina
31 _find
49 _fini
-32 _firs
-56 _five
70 _foun
79 _fron
-106 _game
-160 _gar>
280 _gare
345 _gen>
-89 _get>
85 _gets
-37 _ght>
62 _ghte
84 _ghts
102 _girl
130 _gled
30 _goin
-50 _gone
32 _gram
-173 _gree
-108 _grim
-110 _gue>
-131 _guin
139 _gun>
174 _hame
77 _han>
-92 _hara
-97 _hart
99 _hasn
-106 _hat>
151 _have
148 _havi
-139 _heap
159 _hear
38 _hed>
185 _held
31 _hem>
-181 _heme
205 _hemo
59 _hen>
11 _here
-176 _hesi
177 _heth
101 _hey>
-51 _hich
-93 _hill
24 _hing
100 _hink
-29 _hone
83 _hoos
529 _hopi
-180 _horr
-61 _hort
162 _hotg
47 _houg
-35 _houl
-107 _hree
85 _hroa
47 _hter
80 _hts>
-137 _hung
-226 _hyme
155 _iage
-57 _ial>
-93 _ian>
-145 _ible
-99 _ibra
124 _ibs>
-165 _ich>
257 _icid
-118 _ick>
-142 _ics>
225 _ictu
307 _idal
-93 _iddl
65 _ide>
158 _idep
-89 _ider
39 _idge
-56 _ies>
214 _ietl
159 _ieve
9 _ife>
-145 _iffe
-51 _ift>
112 _igar
142 _ildi
312 _iled
70 _ilin
-229 _ilk>
-66 _ill>
-108 _illa
-156 _ilm>
29 _ily>
12 _ime>
-102 _imer
-54 _inal
170 _inds
-203 _inee
24 _ing>
135 _ink>
170 _inki
146 _inle
-79 _ins>
-341 _ints
-57 _inut
-164 _iolo
-90 _ion>
-95 _ions
-217 _irin
144 _irl>
73 _irs>
-32 _irst
-121 _iscu
-29 _ist>
56 _iste
-57 _ite>
-167 _itor
66 _ittl
-137 _ity>
-112 _japa
-132 _jobs
40 _ked>
59 _keep
108 _ken>
205 _kest
-89 _ket>
-90 _kets
174 _kidd
43 _king
128 _kles
33 _know
-144 _kout
-166 _ladd
-143 _lain
-111 _land
-279 _lant
139 _laps
-36 _late
-64 _lay>
-179 _laye
-133 _layi
-134 _lder
137 _leac
132 _lean
-112 _lear
314 _ledg
195 _leno
-147 _les>
-204 _lia>
-99 _libr
-127 _lic>
95 _lice
69 _life
-344 _lift
-32 _line
27 _ling
-21 _list
-78 _lite
58 _litt
299 _livi
-67 _ller
-45 _lly>
58 _load
49 _logy
109 _look
-101 _lori
-117 _losi
-83 _low>
-158 _lub>
-120 _lumn
-246 _lute
-92 _lve>
103 _mach
-74 _mail
42 _many
-73 _mber
-196 _mble
154 _mbul
374 _meds
-120 _meet
-52 _ment
39 _meon
-119 _metr
88 _mile
-154 _mitt
-379 _mmar
-136 _mmen
-161 _mon>
-104 _moon
-47 _moth
207 _moto
-204 _mour
-188 _mper
94 _mpt>
-51 _mpty
201 _msel
65 _mums
-107 _murd
247 _myse
128 _nant
19 _nce>
-67 _nces
-94 _ncy>
36 _nds>
-178 _nee>
168 _nent
-52 _nes>
-195 _nest
-463 _nge>
-97 _nic>
-78 _nine
144 _nkin
239 _nles
30 _nly>
83 _nnin
195 _nol>
185 _noos
41 _noti
109 _noug
-168 _nove
227 _nowi
187 _nris
-90 _nse>
-226 _nter
158 _ntid
67 _ntil
-57 _nute
128 _nyon
272 _oade
-76 _oard
-436 _oast
27 _oat>
296 _oati
-132 _obs>
195 _ocea
-150 _oces
42 _oday
-173 _oddl
156 _ody>
-162 _offe
-257 _ogs>
49 _ogy>
-51 _oke>
90 _oken
48 _okin
230 _old>
-107 _oles
-81 _olit
-148 _olle
-120 _olum
34 _ome>
28 _omin
-164 _omme
56 _one>
66 _onig
28 _only
94 _ont>
30 _oon>
-6 _oor>
35 _opin
58 _oppe
-146 _oran
-44 _ord>
-73 _ords
-136 _orge
395 _orgi
-114 _orie
-181 _orms
-111 _ort>
65 _ory>
188 _osen
151 _oser
-72 _oss>
162 _otgu
85 _othe
207 _otor
93 _ottl
32 _ough
-43 _ould
143 _oull
12 _ound
-27 _our>
300 _oure
-131 _ous>
18 _ouse
128 _owin
15 _own>
26 _ows>
-151 _page
-206 _pani
66 _pass
168 _peac
-136 _peci
45 _ped>
-80 _peec
-130 _per>
-118 _pera
96 _perl
-170 _pes>
351 _petr
133 _pfat
-146 _phar
225 _pict
-96 _pide
99 _ping
-103 _plai
-138 _plas
-254 _play
-117 _plum
-151 _ply>
31 _pped
80 _pret
-83 _prin
-126 _proc
164 _psed
-162 _ptio
-44 _pty>
241 _punc
110 _push
-57 _ques
-55 _quit
-120 _raff
-79 _raid
-86 _rain
-161 _rap>
-39 _rate
-143 _rato
270 _rawe
88 _rdos
-313 _rds>
159 _reas
47 _reat
-3 _ree>
-191 _reen
-49 _remi
-261 _resc
-56 _rese
197 _ret>
-121 _retc
286 _rett
-244 _revi
-99 _rful
-86 _rget
747 _rgiv
-278 _rgue
-244 _rhym
155 _riag
-123 _rial
-198 _rian
124 _ribs
-128 _rick
48 _ridg
-100 _ried
-104 _rill
-143 _rim>
-90 _rime
47 _rink
-113 _rish
61 _rist
-163 _rite
95 _rive
-75 _rket
-146 _rmac
174 _rned
-109 _rnig
85 _roat
38 _roke
97 _rol>
-69 _roll
-267 _rome
79 _ront
46 _room
-177 _rop>
64 _rote
-11 _roth
-171 _rous
-123 _rout
13 _rpos
105 _rria
21 _rry>
568 _rsel
61 _rson
-44 _rst>
215 _rted
-449 _rter
239 _ruis
-209 _rule
180 _rved
166 _rvoi
65 _ryon
47 _ryth
-59 _says
-182 _scap
-125 _scue
56 _sed>
313 _self
248 _sely
140 _seme
-142 _sens
55 _serv
25 _shed
-58 _shor
-31 _shou
-115 _sibl
46 _side
11 _sist
143 _sitt
58 _skin
26 _slee
250 _smas
295 _smil
99 _snt>
-162 _song
319 _soon
-89 _soup
-239 _sour
-96 _spac
-147 _span
-210 _spec
-107 _spee
-269 _sses
-275 _stag
48 _step
-141 _stif
-129 _stle
265 _stop
-52 _stor
155 _stov
-71 _stre
-84 _stri
-121 _stru
-122 _stuc
-169 _styl
-86 _sual
-92 _such
-68 _suga
178 _suic
200 _suli
187 _sunr
125 _supp
-307 _tack
-217 _tage
34 _take
44 _talk
-139 _tatt
70 _tay>
-42 _tch>
83 _tead
-252 _team
18 _ted>
125 _tel>
47 _temp
107 _tend
76 _tene
-127 _tent
133 _tepf
40 _terd
-53 _tes>
-103 _test
162 _tgun
63 _them
85 _then
63 _ther
129 _they
237 _thig
120 _thin
-9 _thro
-132 _tics
179 _tide
220 _tied
-141 _tiff
67 _til>
100 _till
26 _time
-114 _tion
-108 _tips
-96 _tist
-98 _toas
42 _toda
-141 _todd
-114 _toes
141 _tol>
92 _told
-172 _ton>
-145 _tone
59 _toni
-139 _too>
61 _took
60 _top>
215 _topp
-51 _tor>
157 _torw
74 _tory
-61 _trai
-207 _trap
-127 _tre>
-156 _tres
-104 _tret
298 _trie
-229 _ttac
429 _ttem
12 _ttle
-139 _ttoo
-122 _tuck
-55 _tues
170 _uarr
-212 _uck>
-162 _ucto
-131 _ued>
-50 _uesd
153 _uess
-61 _uest
-68 _ugar
35 _ught
178 _uici
42 _uiet
245 _uise
-147 _uit>
154 _ulan
-72 _ules
-100 _umen
-212 _umma
-161 _umn>
-143 _umps
20 _und>
-99 _ungr
108 _unk>
187 _unri
-117 _uns>
28 _unti
248 _ured
66 _ures
-63 _urn>
144 _urne
66 _urns
13 _urpo
175 _urti
23 _use>
71 _used
70 _ushe
-124 _utch
-119 _ute>
-80 _utes
-121 _vega
-262 _vel>
41 _verd
-194 _vern
-57 _vers
-193 _vert
105 _very
-110 _vict
-119 _vill
70 _want
-136 _warm
-108 _watc
-106 _wear
-40 _ween
51 _well
71 _weri
-44 _what
2 _when
83 _whet
-51 _whic
165 _wife
120 _will
99 _wish
191 _woke
153 _woma
-123 _wood
-125 _word
98 _woul
384 _wris
64 _wrot
154 _xist
-91 _xpla
-199 _yell
40 _yest
-121 _yme>
179 _yone
143 _youl
71 _your
175 _ypin
247 _ysel
-210 _yste
-220 _zing
-24 a
217 a bag
211 a big
229 a blade
152 a boat
108 a bottle
331 a bullet
340 a girl
275 a gun
232 a lovely
-4 a photo
286 a reason
271 a refuge
393 a woman
-166 a ·
137 about how
298 about suicide
-261 about the
294 about to
178 accident
58 address
159 address .
352 after i
181 ai
64 alive
10 all
138 am
198 am a
301 am at
327 am fine
280 am finished
472 am going
315 am gone
158 am in
164 am not
211 am on
181 am only
178 am scared
171 am sitting
160 am suicidal
99 am the
250 am up
154 ambulance
159 ambulance .
152 an accident
137 an ai
161 an ambulance
53 and
129 and every
639 and he
269 and i
177 and if
173 and it
196 and last
219 and no
138 and not
111 and now
268 and said
964 and says
145 and she
111 and then
225 and this
448 and today
508 and told
226 and tonight
-95 and why
304 ankles
157 another year
111 answering
158 antidepressants
25 any more
147 anyone
212 are going
-187 are killing
243 are right
-131 are you
160 arms
184 arms are
83 around .
110 as i
-189 ask
178 asleep .
210 asleep in
-155 at five
-166 at seven
166 attempt
101 bad
162 bad .
225 basement
-93 bath .
223 be
323 be alive
875 be dead
258 be gone
-196 be here
207 be it
446 be killed
194 be with
144 beating
18 because
327 because i
49 bed .
98 been
-119 bees
78 being
292 being alive
114 beside
-33 between
-95 bike
144 birthdays
116 black
409 blade .
249 bleach
-336 board
114 body
198 body .
158 boiling
-176 bored
116 born
196 born .
314 bottle
308 bottle of
269 bout
243 boys
104 breathing
295 breathing .
-134 bridge in
191 broke my
-43 brother
130 brothers
442 bruises
264 bruises .
271 burning my
148 burns
-44 but
-37 but i
97 but my
180 bye
824 bye .
243 called again
-27 can
-136 can a
222 can have
-237 can i
164 can tell
-105 cancel
63 car
243 car to
176 car with
127 care
129 carer
-174 chapter
-165 cheap
205 chemo
291 choose the
259 clean .
270 closer
-158 club
-36 coffee
-160 coffee .
122 come
166 come in
146 come to
64 comes
104 coming
227 coming back
-177 cut the
341 cut too
292 cuts
242 cutting .
241 cutting again
161 dads
272 danger .
177 date .
143 daughter
276 day then
29 days
58 dead .
389 dead by
261 death sounds
62 deep
117 deep .
181 deep is
-28 did
-96 did the
107 die
315 die .
-149 dies
-319 do i
333 do it
301 do not
-235 do we
-141 do with
-25 does
-124 does one
-207 does the
261 doing it
93 door
55 down
179 down i
-103 draft
146 dramatic
190 drank
270 drawer
184 drawer .
80 drink
-148 driving test
-165 drop
148 drove
279 drove at
199 drown
-156 dry
268 dying is
275 each night
-93 email
-44 empty
301 end it
315 end my
209 ending it
314 ending my
109 enough
-93 escape
29 everyone
161 everyone .
368 everyone i
47 everything
186 everything i
74 ex
169 exact
193 existing
193 existing .
-14 explain
347 face
63 failed
102 family
292 faster .
191 father found
337 feed my
85 feel
196 feel safe
326 feels like
163 feet .
-131 fell off
-156 film
-98 final
195 find a
222 find out
-117 find the
657 finds
-273 fine .
-32 first
-52 first .
-140 five .
282 five days
-176 fix
-107 fix it
296 floating
296 floating .
-146 fold
-28 for
150 for .
-389 for a
409 for each
128 for everything
143 for help
49 for it
272 for me
-88 for the
484 forever .
192 forgive
115 forgive me
228 found
418 found my
152 found the
-68 friday .
33 friend
-97 from a
69 from my
79 front
76 front of
-195 fun
84 garage
43 get
176 get to
99 gets
144 girl
-113 give
-33 give me
488 glass .
-29 go
258 go .
276 go home
170 go of
139 god
209 goes through
26 going
120 going to
291 gone .
-18 good
185 goodbye everyone
208 goodbye without
117 got
72 got a
210 got my
187 got out
253 got the
-108 grim
212 guess
245 gun
-74 gym
250 had it
-134 haha .
-56 half
87 hand on
213 harm .
99 hasnt
76 have
75 have a
-153 have been
299 have left
294 have my
255 have put
323 have stopped
-43 have to
167 having
247 he
368 he has
204 he is
598 he said
103 he says
208 he took
922 he will
53 he would
198 hear
229 hear it
89 heart
180 heart stop
-178 heat
185 held
127 her
78 her .
350 her to
118 here
158 here .
104 herself
193 hi .
67 him
91 him .
102 him and
178 himself and
224 his car
211 hit me
228 hits me
152 hold my
55 home
86 home .
257 home and
529 hoping
62 house
175 house with
-130 how
-276 how did
-341 how do
-131 how does
29 how long
-191 how would
-99 hungry
283 hurt myself
159 hurting
117 husband .
193 husband put
181 i
76 i am
-173 i asked
252 i bought
200 i choose
-72 i do
100 i go
193 i have
400 i hide
184 i keep
495 i know
138 i lay
221 i mean
329 i overdosed
-114 i see
70 i should
140 i sit
-211 i start
203 i swallowed
-108 i took
697 i tried
30 i want
153 i wanted
115 i was
453 i will
257 i woke
81 i would
-207 ideas
-104 ideas .
50 if
158 if he
323 if i
169 if the
433 in my
293 in order
74 in the
83 instead
200 insulin
206 intend
206 intend to
571 into my
422 is blood
-239 is dead
305 is deep
-153 is fine
630 is got
-177 is it
-91 is killing
193 is like
177 is looking
723 is me
245 is more
-84 is there
156 is to
302 is what
154 is why
217 is your
41 it
155 it after
349 it all
131 it is
277 it look
195 it take
256 it will
-132 jobs
241 joking .
-234 jumper
32 keep
89 keep thinking
270 keeping me
59 keeps
161 keeps telling
174 kidding
164 kids at
38 kill me
495 kill myself
348 kill themselves
77 killer
-70 killing me
245 killing myself
151 know who
177 knowing
9 knows
186 knows .
-97 ladder
15 last night
-64 learn
-112 leave it
182 ledge
215 ledge .
91 left .
239 length
111 let
-150 let me
-99 letter
-142 letter to
74 life
115 life .
240 lighter
97 like it
129 like me
119 like this
-23 line
-316 list
-79 list .
66 little
213 little sister
299 living
120 living .
272 loaded
-79 lol
130 look after
196 looked
173 looking
-124 losing
53 made
141 made my
187 making it
39 many
195 many tylenol
117 me
285 me .
563 me and
604 me down
196 me for
216 me i
111 me if
117 me in
276 me or
145 me out
206 me over
128 me this
212 me to
332 me would
239 me yesterday
-81 meaning
216 means
374 meds
-163 meeting
-158 milk
184 mine
291 minus me
-35 minutes
-285 minutes .
211 miss me
82 more .
206 more birthdays
348 more i
2 mother
343 mother is
157 motorway
65 mums
-3 my
210 my address
235 my antidepressants
138 my arm
158 my arms
443 my baby
314 my bed
149 my body
-58 my brother
275 my building
136 my carer
150 my cousin
228 my door
314 my face
138 my family
-108 my father
-166 my favourite
322 my hand
46 my head
288 my heart
254 my kids
116 my life
205 my mouth
257 my note
-187 my old
542 my own
179 my parents
259 my ps5
243 my ribs
-82 my sister
397 my skin
133 my stepfather
418 my wedding
-214 my ·
247 myself
12 myself .
97 myself and
160 myself tonight
482 name on
55 need a
400 need the
284 never .
-153 new
122 next week
211 nice
-101 nine
-41 nine .
120 no
314 no food
441 no more
135 no need
215 no one
392 none of
185 noose
249 not
172 not answering
227 not be
-90 not come
120 not get
394 not going
335 not have
238 not here
202 not joking
-87 not know
-221 not let
312 not moving
229 not need
336 not plan
427 not see
317 not show
-42 not stop
460 not talk
-111 not tell
266 not to
144 not told
183 not wake
129 not want
197 not work
439 not worth
210 note on
-90 novel
66 now i
195 ocean
164 of ending
96 of living
115 of me
75 of my
99 of pills
160 of what
420 of you
22 off
73 off the
-148 office
-94 old
135 on fire
406 on me
1315 on purpose
-133 on stage
35 on the
66 once
196 one by
690 one way
135 one would
28 only
136 only one
214 only thing
184 open .
-343 or
-106 or not
130 order and
-34 our
121 out
242 out .
328 out and
264 outside my
76 overdosed
177 overdosed .
-109 overnight
69 own
331 packed for
193 pain and
146 painless
-103 paint
292 paracetamol and
49 parents
301 part
200 partner
181 peaceful
-175 people .
92 person
351 petrol
345 photo of
229 picked
274 picked the
-334 pill
28 pills
115 pistol
100 place
254 planet .
-99 plant
165 police
242 police .
539 posted
166 poured
480 pray
102 promised
138 properly
228 purpose .
388 pushed
53 put
460 put a
-78 questions
205 quickest
214 quietly
-129 quit
-287 rain
-96 rain .
247 raped
432 rather be
188 reason
164 relapsed
-56 remind
-75 remind me
-120 reply
166 reservoir
97 rest
174 rest of
-121 rhyme
124 ribs
85 right .
95 river
149 river .
87 roof
206 roof .
127 room .
133 rope .
-72 rules
102 safe
277 said he
258 said if
77 sat
47 say
-39 says
224 says he
-66 says if
146 says she
187 says tonight
-124 screen
-119 season
239 secret
169 see
82 see a
315 sent
146 sent me
102 she
148 she goes
265 she is
132 she says
180 shoes off
207 shoot me
162 shotgun
-249 should i
36 sister
285 sister i
143 sitting
151 sitting in
-397 six .
50 skin
171 skin off
322 sleep and
248 sleeping
222 sleeping pills
167 sleepy
278 sleeve
122 sold
39 someone
303 someone to
61 son
222 soon
224 soon .
152 sorry .
283 sounds nice
-89 soup
-64 speech
-139 stage
136 stairs
128 standing
177 standing at
-166 start
296 started
199 station .
70 stay
248 stay .
133 stepfather
-141 stiff
167 stitches and
-165 stone
-46 stop
157 stop .
209 stop being
458 stop me
166 stop my
115 stopped
85 stopping
161 stops
155 stove
-122 stuck
-152 style
-92 such
-57 sugar
307 suicidal
49 suicide
230 suicide note
187 sunrise
187 sunrise .
161 swallowed
358 take in
142 take me
253 taken
261 takes
153 takes my
157 talk to
104 talking
-139 tattoo
-136 tea
-97 tea .
-85 team
265 tears left
149 tell .
1 tell my
125 tell the
195 telling
242 telling me
168 tenant
-184 test
-83 test .
-132 text
-127 text .
64 than
342 than my
100 that i
163 that she
152 the car
275 the cops
-114 the death
-137 the end
64 the garage
334 the hour
249 the house
123 the inside
327 the knot
207 the least
157 the motorway
-265 the new
195 the ocean
978 the only
497 the pills
254 the planet
149 the police
-84 the purpose
244 the razor
166 the reservoir
580 the rest
179 the skin
399 the stapler
155 the stove
166 the thing
125 the tracks
-124 the vet
104 the wall
313 the windows
-256 the ·
51 them
177 them knowing
-129 theme
364 themselves .
90 then
44 then i
409 there is
101 they
-51 they are
212 they do
214 they let
143 they say
330 they will
623 they would
174 thighs
118 thing
-137 thing .
370 thing i
133 thing that
59 things
322 things and
636 think about
-126 think i
340 thinking
259 this .
112 this any
132 this i
261 this in
549 this is
437 this pain
220 this time
291 tho .
318 thought about
161 thoughts
149 threatened to
-107 three
85 throat
249 through without
127 tied
64 till
426 till it
112 time
123 time he
184 time i
-108 tips
73 to
366 to .
230 to be
227 to book
155 to come
478 to die
213 to drown
255 to end
134 to everyone
379 to have
789 to hurt
95 to kill
83 to leave
-65 to me
154 to my
220 to tell
163 to wake
224 to want
-117 toast
42 today
148 today i
-105 toddler
92 told
-157 told me
-105 told my
83 told the
40 tonight
149 tonight i
457 too deep
61 took
116 took all
240 touches me
213 tracks
289 train comes
-110 train to
133 trans
264 tried
273 tried to
467 turned
296 turned the
164 turning
214 turns up
-42 two
195 tylenol
175 typing
370 under my
67 until
631 until i
23 up
302 voices
-216 vs
81 w
117 waiting
376 waiting for
297 wake up
440 waking up
132 walking
4 want
344 want it
-77 want to
270 wanted to
673 wanting
359 wanting to
-369 wants a
328 wants my
-239 war
-154 warm
-31 was
247 was not
185 was supposed
210 waste
-203 water .
342 water and
56 way
139 way out
123 ways
-323 we
-77 wear
339 week i
-131 what
-176 what are
-79 what can
-47 what do
616 what i
247 what is
-384 what should
2 when
249 when he
363 when i
138 when they
-95 where do
138 where i
139 where she
177 whether
-51 which
263 who finds
348 who kill
151 who to
-57 why
329 why am
-99 why does
746 why i
-99 why is
123 wife
184 wife .
163 will
545 will .
473 will do
438 will end
160 will never
-183 will not
219 winning
219 winning .
150 wish
120 wish i
276 wish you
12 with a
463 with him
211 woken
153 woman
-40 words
118 would
579 would do
184 would find
398 would it
-71 would kill
267 would not
100 would rather
-100 would you
75 wrist
367 wrists
-56 write
-98 write an
-207 write it
-103 writing a
64 wrote
264 wrote my
227 wrote the
40 yesterday
136 yesterday he
-94 yet
-100 yet .
288 you were
-117 you write
143 youll
133 youre
138 yourself
307 yourself .
201 yourself and
-142 ~3
-76 ~40
-77 ~5
178 ~accident
58 ~addres
181 ~ai
64 ~alive
10 ~all
138 ~am
154 ~ambulance
53 ~and
304 ~ankl
158 ~antidepressant
147 ~anyone
118 ~arm
-180 ~attack
429 ~attempt
101 ~bad
225 ~basement
271 ~be
18 ~because
-252 ~bee
98 ~been
114 ~beside
-33 ~between
-95 ~bike
-141 ~bin
148 ~black
137 ~bleach
-87 ~board
114 ~body
-30 ~bor
116 ~born
314 ~bottle
269 ~bout
222 ~boy
159 ~bra
-10 ~brother
74 ~bruis
-44 ~but
180 ~bye
-27 ~can
-105 ~cancel
126 ~car
127 ~care
149 ~carer
123 ~catch
-165 ~cheap
205 ~chemo
270 ~closer
-178 ~club
-36 ~coffee
-120 ~column
170 ~com
122 ~come
-163 ~cook
149 ~cop
161 ~dad
114 ~daughter
553 ~debt
62 ~deep
-28 ~did
31 ~die
-25 ~doe
32 ~door
52 ~down
146 ~dramatic
190 ~drank
270 ~drawer
56 ~drink
-198 ~drop
148 ~drove
-156 ~dry
-260 ~egg
-53 ~email
-51 ~empty
109 ~enough
-93 ~escape
29 ~everyone
47 ~everyth
74 ~ex
116 ~exist
-14 ~expla
-63 ~explain
347 ~face
102 ~fami
173 ~feel
-34 ~film
-98 ~final
31 ~find
-32 ~first
-28 ~for
192 ~forgive
185 ~found
79 ~front
-195 ~fun
84 ~garage
100 ~get
207 ~girl
-113 ~give
-35 ~go
112 ~god
-18 ~good
448 ~googl
117 ~got
-108 ~grim
212 ~gues
189 ~gun
-74 ~gym
-56 ~half
42 ~hand
105 ~harm
99 ~hasnt
422 ~hav
76 ~have
247 ~he
189 ~hear
49 ~heart
185 ~held
83 ~her
118 ~here
104 ~herself
78 ~hi
67 ~him
55 ~home
529 ~hop
62 ~house
-130 ~how
-99 ~hungry
9 ~i
39 ~if
83 ~instead
200 ~insul
374 ~intend
41 ~it
-66 ~job
182 ~jok
-261 ~jumper
94 ~keep
174 ~kidd
77 ~killer
67 ~know
-166 ~ladder
-80 ~law
-191 ~learn
182 ~ledge
239 ~length
106 ~let
74 ~life
-100 ~lift
240 ~lighter
-23 ~line
-392 ~list
66 ~little
56 ~liv
76 ~load
-79 ~lol
122 ~look
109 ~lot
53 ~made
39 ~many
87 ~matter
117 ~me
403 ~med
-120 ~meet
-158 ~milk
184 ~mine
-35 ~minut
-9 ~mother
157 ~motorway
-66 ~murder
-3 ~my
247 ~myself
-149 ~nam
-180 ~new
79 ~nice
-101 ~nine
120 ~no
185 ~noose
158 ~not
258 ~notic
-114 ~novel
195 ~ocean
23 ~off
-148 ~office
-99 ~old
66 ~once
28 ~only
-343 ~or
-34 ~our
121 ~out
76 ~overdos
-109 ~overnight
96 ~owe
73 ~own
146 ~painles
200 ~partner
181 ~peaceful
254 ~permanent
92 ~person
351 ~petrol
86 ~pictur
-49 ~pill
115 ~pistol
100 ~place
-190 ~plant
-347 ~play
165 ~police
140 ~post
361 ~practis
324 ~pray
-163 ~present
102 ~promis
482 ~punch
13 ~purpose
207 ~push
65 ~put
205 ~quickest
-55 ~quit
-91 ~rain
292 ~reason
164 ~relaps
-56 ~remind
-173 ~rep
166 ~reservoir
-121 ~rhyme
124 ~rib
95 ~river
87 ~roof
-72 ~rul
67 ~say
-141 ~screen
250 ~search
-119 ~season
-112 ~seat
239 ~secret
259 ~see
315 ~sent
102 ~she
162 ~shotgun
57 ~sister
143 ~sitt
167 ~sleepy
278 ~sleeve
250 ~smash
303 ~smil
122 ~sold
39 ~someone
58 ~son
222 ~soon
-89 ~soup
-71 ~speech
-139 ~stage
136 ~stair
133 ~stepfather
-141 ~stiff
-165 ~stone
103 ~stop
215 ~stopp
155 ~stove
209 ~strangl
-104 ~stretch
-122 ~stuck
-152 ~style
-92 ~such
-68 ~sugar
307 ~suicidal
49 ~suicide
187 ~sunrise
220 ~tak
253 ~taken
-139 ~tattoo
-163 ~tax
-136 ~tea
-93 ~team
-102 ~teenager
-3 ~tell
-75 ~test
182 ~th
64 ~than
43 ~them
-129 ~theme
90 ~then
101 ~they
237 ~thigh
100 ~think
133 ~thought
-107 ~three
85 ~throat
127 ~tied
64 ~till
112 ~time
73 ~to
-117 ~toast
42 ~today
-141 ~toddler
92 ~told
66 ~tonight
61 ~took
110 ~track
133 ~tran
-196 ~trap
264 ~tri
-50 ~tuesday
-42 ~two
195 ~tylenol
67 ~until
22 ~up
-230 ~v
-121 ~vegan
302 ~voic
64 ~w
-31 ~wa
38 ~wait
157 ~wak
70 ~want
-239 ~war
-340 ~warm
210 ~waste
106 ~way
-323 ~we
-111 ~wear
-131 ~what
177 ~whether
-51 ~which
-57 ~why
123 ~wife
130 ~will
219 ~winn
125 ~wish
211 ~woken
153 ~woman
361 ~wonder
-33 ~word
118 ~would
384 ~wrist
-56 ~write
64 ~wrote
40 ~yesterday
-94 ~yet
143 ~youll
133 ~youre
138 ~yourself
-163 ~·
-163 ·
-120 · .
-88 · at
-121 · in
-153 · my
-143 · on
`,
};
