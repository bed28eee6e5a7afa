import type { DistressWeights } from './distress-form';

/** Published, and written by scripts/support/fit-care.ts from tests/fixtures/care: not by hand. */
export const englishWeights: DistressWeights = {
  base: -301,
  enough: 65,
  calm: -150,
  weights: `
419 ##captive
-389 ##cook
-26 ##daily
348 ##despair
382 ##doing
164 ##ending
71 ##farewell
54 ##fear
-73 ##fiction
-49 ##harming
74 ##howto
173 ##hurter
196 ##hurting
82 ##kin
195 ##living
24 ##means
133 ##method
45 ##near
-169 ##occasion
147 ##rescue
-10 ##self
349 ##selfharm
-106 ##sport
539 ##taking
237 ##urge
154 ##violence
-174 #asking
-67 #asking+captive
-48 #asking+cook
-235 #asking+daily
-91 #asking+garden
-89 #asking+harming
-151 #asking+height
-89 #asking+home
-85 #asking+howto
-27 #asking+hyper
-100 #asking+mood
-636 #asking+occasion
-103 #asking+tech
-80 #asking+violence
32 #blade
98 #blade+captive
31 #blade+harming
-103 #blade+howto
129 #blade+hurter
26 #blade+limb
168 #blade+urge
114 #blade+violence
21 #body
173 #body+hurter
190 #body+kin
126 #body+living
5 #captive
173 #captive+gladness
48 #captive+kin
32 #captive+tech
-419 #cook
-62 #cook+everyday
-72 #cook+garden
-155 #cook+gladness
-134 #cook+howto
-293 #craft
-269 #craft+gladness
-400 #craft+howto
-197 #daily
61 #daily+captive
-51 #daily+cook
-49 #daily+craft
-77 #daily+howto
-29 #daily+hurter
-137 #daily+method
-41 #daily+mood
-17 #daily+occasion
92 #daily+secret
-24 #despair
-168 #despair+asking
-170 #despair+cook
237 #despair+eating
324 #despair+end
-56 #despair+fiction
24 #despair+harming
-80 #despair+hurter
9 #despair+hurting
53 #despair+kin
98 #despair+limb
398 #despair+living
82 #despair+near
-89 #despair+others
57 #despair+reasonless
44 #despair+rescue
393 #despair+rope
52 #despair+secret
104 #despair+settle
-73 #despair+sport
61 #despair+taking
112 #despair+urge
80 #despair+wishing
37 #doing
210 #doing+despair
175 #doing+drug
373 #doing+farewell
82 #doing+hurter
51 #doing+hurting
127 #doing+hyper
57 #doing+kin
119 #doing+means
170 #doing+now
377 #doing+others
324 #doing+parting
208 #doing+taking
-96 #doing+wishing
184 #drug
129 #drug+howto
-61 #drug+kin
87 #drug+method
338 #drug+rescue
622 #drug+taking
549 #drug+travel
154 #dying
-54 #dying+cook
-116 #dying+despair
301 #dying+doing
83 #dying+drug
194 #dying+eating
54 #dying+end
314 #dying+farewell
17 #dying+fear
-118 #dying+fiction
154 #dying+gladness
-41 #dying+hurter
-207 #dying+hurting
-71 #dying+kin
-423 #dying+machine
-144 #dying+near
78 #dying+now
-21 #dying+others
324 #dying+parting
199 #dying+putting
-139 #dying+secret
-133 #dying+taking
-169 #dying+violence
1240 #dying+wishing
166 #eating
196 #eating+kin
-19 #end
-44 #end+cook
-40 #end+craft
274 #end+eating
70 #end+gladness
-48 #end+hurter
210 #end+kin
73 #end+mood
99 #end+rescue
-98 #end+secret
175 #end+urge
-135 #end+violence
117 #ending
262 #ending+body
105 #ending+despair
299 #ending+height
-155 #ending+hurter
-114 #ending+hurting
413 #ending+kin
617 #ending+living
88 #ending+near
35 #ending+now
-168 #ending+others
26 #ending+rescue
-322 #everyday
137 #farewell
89 #farewell+gladness
15 #farewell+hurter
103 #farewell+kin
147 #farewell+settle
103 #fear+blade
-91 #fear+cook
43 #fear+end
-125 #fear+fiction
129 #fear+gladness
4 #fear+harming
134 #fear+hurter
184 #fear+hurting
174 #fear+kin
-47 #fear+limb
184 #fear+near
-218 #fear+pets
58 #fear+rope
58 #fear+taking
95 #fear+violence
122 #fear+wishing
-393 #fiction
36 #fiction+asking
-192 #fiction+craft
-8 #fiction+daily
-160 #fiction+end
-434 #fiction+howto
-181 #fiction+hyper
-98 #fiction+mood
-93 #fiction+violence
-70 #garden
-128 #garden+howto
16 #harming
-84 #harming+cook
96 #harming+end
-136 #harming+garden
-93 #harming+howto
21 #harming+hurter
36 #harming+kin
179 #harming+reasonless
446 #harming+urge
-65 #harming+violence
18 #height
-218 #height+howto
140 #height+kin
-138 #home
-412 #home+howto
38 #howto
-50 #howto+everyday
83 #hurter
192 #hurter+captive
-39 #hurter+gladness
-23 #hurter+howto
198 #hurter+rescue
294 #hurter+violence
83 #hurting
-206 #hurting+asking
224 #hurting+captive
-49 #hurting+craft
-38 #hurting+end
-97 #hurting+farewell
-66 #hurting+fiction
16 #hurting+harming
-78 #hurting+howto
163 #hurting+hurter
155 #hurting+kin
329 #hurting+limb
118 #hurting+near
-149 #hurting+now
123 #hurting+rail
144 #hurting+rescue
124 #hurting+rope
363 #hurting+secret
-295 #hurting+sport
-74 #hurting+taking
-125 #hurting+urge
113 #hurting+violence
-131 #hurting+wishing
-93 #hyper+craft
-119 #hyper+occasion
161 #hyper+rail
-12 #kin
-56 #kin+everyday
-51 #kin+gladness
-27 #kin+pets
-73 #laugh
-110 #laugh+cook
-135 #laugh+daily
-89 #laugh+hurter
-134 #laugh+sport
97 #limb
24 #limb+captive
-144 #limb+end
-5 #limb+harming
127 #limb+height
-81 #limb+kin
268 #limb+mood
27 #limb+rescue
65 #limb+rope
237 #limb+urge
154 #limb+violence
-93 #limb+wishing
14 #living
98 #living+gladness
-97 #living+kin
338 #living+reasonless
-138 #machine
-42 #machine+garden
-244 #machine+howto
-101 #machine+hyper
-101 #machine+pets
-75 #machine+tech
133 #means
50 #means+body
-70 #means+cook
105 #means+despair
27 #means+drug
97 #means+eating
70 #means+farewell
-109 #means+fear
29 #means+hurter
-57 #means+hurting
-39 #means+kin
142 #means+limb
104 #means+near
33 #means+now
96 #means+others
-50 #means+pets
-207 #means+rescue
154 #means+rope
-42 #means+taking
150 #means+urge
208 #means+violence
68 #means+worry
32 #method
-237 #method+occasion
-120 #mood+craft
-362 #mood+pets
200 #near
199 #near+blade
190 #near+body
54 #near+captive
196 #near+eating
-44 #near+end
86 #near+farewell
40 #near+harming
56 #near+height
-54 #near+hurter
124 #near+kin
74 #near+limb
-16 #near+now
354 #near+rope
33 #near+secret
-87 #near+urge
-154 #near+violence
-160 #near+wishing
158 #near+worry
-38 #now
-89 #now+asking
289 #now+body
74 #now+captive
393 #now+drug
87 #now+eating
-49 #now+end
86 #now+farewell
112 #now+harming
451 #now+height
-196 #now+howto
153 #now+hurter
-132 #now+kin
-77 #now+occasion
155 #now+secret
436 #now+settle
52 #now+taking
147 #now+urge
-60 #now+violence
-59 #now+wishing
-204 #occasion
-124 #occasion+howto
79 #others
116 #others+blade
173 #others+body
86 #others+captive
-28 #others+daily
-86 #others+drug
-2 #others+end
17 #others+farewell
-38 #others+gladness
48 #others+harming
-21 #others+howto
-7 #others+hurter
43 #others+hurting
141 #others+kin
-77 #others+laugh
75 #others+near
71 #others+now
-50 #others+rescue
267 #others+secret
86 #others+settle
16 #others+taking
109 #others+urge
176 #others+violence
-11 #others+wishing
84 #others+worry
109 #parting
-165 #parting+cook
70 #parting+despair
77 #parting+end
105 #parting+farewell
88 #parting+hurter
196 #parting+kin
101 #parting+limb
302 #parting+method
106 #parting+near
156 #parting+others
100 #parting+rope
94 #parting+violence
-125 #parting+wishing
-266 #pets
-605 #pets+howto
26 #putting+hurter
301 #putting+kin
77 #putting+now
25 #putting+others
32 #putting+settle
201 #putting+tech
30 #rail
-167 #rail+everyday
44 #reasonless
167 #reasonless+gladness
75 #reasonless+kin
40 #rescue
-154 #rescue+cook
80 #rescue+kin
-113 #rescue+pets
151 #rope
116 #rope+captive
181 #rope+farewell
-131 #rope+hurter
185 #rope+kin
117 #rope+method
49 #rope+rescue
136 #rope+urge
-179 #rope+violence
78 #secret+captive
189 #secret+hurter
95 #secret+kin
167 #secret+tech
129 #secret+violence
93 #self
33 #self+asking
245 #self+blade
94 #self+body
-91 #self+captive
-67 #self+cook
-88 #self+craft
156 #self+despair
220 #self+doing
236 #self+drug
96 #self+dying
195 #self+end
80 #self+ending
221 #self+farewell
-176 #self+fear
-33 #self+fiction
-66 #self+gladness
-29 #self+harming
237 #self+height
-170 #self+howto
70 #self+hurter
-8 #self+hurting
-52 #self+hyper
-23 #self+kin
310 #self+limb
38 #self+living
209 #self+means
-204 #self+near
209 #self+now
137 #self+others
92 #self+parting
81 #self+rail
271 #self+reasonless
80 #self+rescue
56 #self+rope
-127 #self+secret
110 #self+selfharm
1 #self+settle
-49 #self+sport
-93 #self+urge
163 #self+violence
-62 #self+wishing
-9 #self+worry
84 #selfharm
-163 #selfharm+asking
-78 #selfharm+despair
52 #selfharm+eating
75 #selfharm+end
54 #selfharm+fear
-42 #selfharm+howto
9 #selfharm+kin
191 #selfharm+limb
-17 #selfharm+mood
166 #selfharm+near
320 #selfharm+now
155 #selfharm+reasonless
91 #selfharm+secret
540 #selfharm+urge
-50 #selfharm+violence
111 #selfharm+wishing
377 #selfharm+worry
11 #settle
-2 #settle+end
74 #settle+hurter
75 #settle+kin
542 #settle+pets
144 #settle+tech
-227 #sport
-59 #sport+howto
114 #taking
293 #taking+body
212 #taking+captive
-141 #taking+end
50 #taking+hurter
165 #taking+rescue
280 #taking+rope
80 #urge
200 #urge+hurter
-104 #urge+kin
-164 #urge+tech
118 #violence
372 #violence+captive
-220 #violence+howto
80 #violence+kin
-137 #violence+method
-117 #violence+pets
-68 #violence+rescue
-178 #violence+sport
48 #wishing
-124 #wishing+captive
150 #wishing+eating
297 #wishing+end
-25 #wishing+hurter
-110 #wishing+kin
162 #wishing+living
159 #wishing+reasonless
223 #wishing+rescue
98 #wishing+violence
23 #worry
216 #worry+body
54 #worry+captive
343 #worry+harming
84 #worry+hurter
202 #worry+limb
96 #worry+rescue
162 . after
203 . all
-455 . any
-189 . anything
-617 . are
969 . been
-112 . best
-136 . blood
-87 . cut
-157 . draft
112 . drank
772 . every
166 . everyone
-418 . explain
106 . father
-78 . first
231 . found
-99 . give
-411 . go
209 . going
241 . got
68 . he
-342 . hit
-165 . how
-76 . i
-60 . in
-459 . is
33 . it
-196 . jump
-170 . keep
-316 . leave
-113 . left
365 . like
-128 . make
200 . me
-73 . mother
-131 . my
-318 . never
16 . no
298 . odd
94 . on
-92 . our
-177 . remind
535 . since
318 . sister
333 . slept
387 . some
-106 . stop
-58 . the
-146 . there
168 . they
-300 . think
297 . thinking
-134 . this
214 . tied
249 . today
163 . tried
-63 . two
356 . uncle
132 . want
-22 . we
-239 . were
-280 . what
-190 . where
-139 . which
-124 . who
335 . wish
78 . would
-221 . write
219 . yesterday
237 . you
-253 . ·
-118 3
-85 5
-436 _<abs
65 _<acc
-85 _<ahe
-116 _<ala
106 _<ali
-96 _<alm
89 _<any
-188 _<arg
263 _<arm
-85 _<bak
-19 _<bec
-23 _<bee
8 _<bei
-135 _<bik
-148 _<bis
92 _<bla
-81 _<blo
65 _<bod
-123 _<bon
16 _<bot
328 _<boy
-76 _<bri
-35 _<bro
-117 _<buc
-103 _<cha
-72 _<che
104 _<cig
-122 _<cit
-44 _<cla
47 _<clo
-191 _<clu
-56 _<col
31 _<com
-158 _<coo
-222 _<cre
-187 _<cri
-122 _<cro
104 _<cut
151 _<dad
115 _<dau
-227 _<def
-208 _<det
-152 _<dif
-23 _<doe
4 _<doo
56 _<dow
29 _<dri
-98 _<egg
-53 _<ema
68 _<eno
-121 _<ent
418 _<env
23 _<eve
119 _<exi
-93 _<exp
57 _<fam
-203 _<fan
35 _<fee
-96 _<fer
-104 _<fil
-25 _<fir
-48 _<fiv
-49 _<gam
76 _<get
51 _<gir
-113 _<giv
-84 _<goa
21 _<goi
-152 _<gol
-34 _<gon
-283 _<gre
-103 _<gri
-105 _<gut
121 _<hav
3 _<hea
128 _<her
306 _<hop
-276 _<hor
73 _<hou
-173 _<hum
28 _<hus
330 _<hyp
-95 _<jap
-114 _<job
43 _<kee
53 _<kno
-146 _<law
-29 _<lea
106 _<led
-100 _<lib
-71 _<lin
-169 _<lis
37 _<liv
23 _<loo
142 _<lor
-90 _<los
-97 _<mee
-92 _<men
-65 _<met
-132 _<mic
-162 _<moo
36 _<mot
-92 _<mov
107 _<mum
-194 _<mur
-148 _<mus
-29 _<mys
255 _<nan
-103 _<ner
-69 _<nin
-165 _<nov
200 _<oce
-133 _<oct
-87 _<off
43 _<onl
-138 _<pag
-190 _<pan
103 _<pea
109 _<pet
-51 _<pho
65 _<pic
394 _<pis
-116 _<plu
-354 _<por
-90 _<pot
-129 _<pri
128 _<pun
21 _<pur
119 _<pus
-148 _<que
154 _<rap
53 _<rat
-42 _<rec
-72 _<rem
-120 _<rep
-51 _<ret
-225 _<rhy
-154 _<rid
114 _<riv
-125 _<rol
-301 _<rom
60 _<roo
-190 _<rul
-233 _<sal
-18 _<say
-76 _<sco
-45 _<scr
-93 _<sig
24 _<sin
61 _<sis
71 _<sit
31 _<sle
-168 _<sof
266 _<soo
-274 _<spa
-433 _<spe
-197 _<spi
16 _<sta
53 _<sto
-158 _<sty
-86 _<suc
-233 _<sug
153 _<sui
-87 _<sus
51 _<tak
-124 _<tat
-38 _<tea
-55 _<tes
100 _<the
36 _<thi
131 _<tie
78 _<til
50 _<tim
-100 _<toa
15 _<tol
52 _<ton
157 _<try
-52 _<tue
205 _<tyl
124 _<unl
64 _<unt
-193 _<veg
-368 _<ver
72 _<voi
120 _<wak
160 _<wan
150 _<way
-128 _<wea
-69 _<wha
2 _<whe
-115 _<whi
166 _<wif
114 _<wil
12 _<wis
178 _<wok
90 _<wom
-172 _<woo
135 _<wou
-177 _<yel
38 _<yes
-179 _<yog
84 _<you
148 _acci
165 _ace>
152 _acet
-203 _adde
463 _aded
72 _afe>
-124 _aft>
-89 _ager
-139 _agra
-108 _ague
-85 _ahea
19 _aid>
-115 _ail>
61 _aile
-141 _aine
91 _ainl
36 _airs
141 _aiti
40 _akes
62 _akin
-137 _ales
83 _aliv
94 _alki
-53 _alle
-134 _almo
137 _amil
-145 _amon
90 _andi
-156 _ando
260 _anen
-98 _anic
-124 _anin
-110 _ant>
10 _anti
145 _anyo
-95 _apan
218 _aped
120 _apse
-37 _apte
-29 _ard>
105 _arer
276 _aret
-209 _argu
-291 _aris
-248 _arma
-80 _arni
59 _arri
-242 _arro
107 _arve
234 _asem
-135 _ash>
112 _asnt
102 _aten
74 _atev
-12 _athe
117 _athi
68 _athr
139 _atic
-126 _ator
-189 _aunt
3 _ause
-64 _ave>
266 _awer
5 _ays>
283 _bail
-143 _bake
-133 _ball
77 _band
11 _beca
117 _been
-101 _bees
-265 _begi
79 _bein
102 _belt
-76 _bike
-88 _ble>
142 _blea
-142 _blow
-59 _boar
159 _body
252 _born
111 _bott
246 _boys
-79 _brar
64 _brok
143 _brui
-101 _buck
167 _bula
-156 _cape
-78 _card
163 _carv
-239 _cast
64 _caus
148 _ccid
200 _cean
-372 _cel>
-68 _char
-171 _chea
-167 _chee
32 _choo
307 _cida
70 _cide
104 _ciga
-90 _city
60 _cked
218 _ckes
-217 _cket
-164 _club
-87 _colo
-113 _colu
61 _come
33 _comi
-77 _comm
-181 _cook
-180 _cree
-169 _cts>
103 _ctur
189 _cuts
151 _dads
99 _dal>
102 _daug
-204 _dder
-292 _ddle
-188 _deas
558 _debt
148 _deep
-126 _defe
-30 _der>
-80 _ders
-175 _diff
-65 _dle>
-134 _dler
-130 _dlin
-23 _does
120 _dose
-92 _doug
73 _down
56 _drin
158 _drov
-115 _dust
185 _eace
-33 _ead>
67 _ean>
-124 _eani
153 _eans
-284 _eap>
-140 _earn
83 _eart
-247 _eas>
-603 _eat>
142 _eate
29 _ecau
-62 _ech>
-165 _eech
51 _eel>
-47 _een>
17 _eep>
203 _eepi
173 _eepy
-79 _eeti
-107 _efen
74 _eful
-98 _eggs
-265 _egin
205 _eing
204 _elap
200 _elf>
16 _ell>
362 _elt>
-60 _emai
-67 _embe
-133 _eme>
-156 _emin
216 _emo>
-265 _enda
-182 _ende
205 _enol
68 _enou
-94 _ense
-108 _ente
-230 _enti
57 _eone
135 _epfa
183 _epin
173 _epy>
233 _eras
38 _erda
66 _erdo
-33 _ere>
-106 _eren
-111 _erer
-97 _erni
-98 _erou
-95 _ers>
55 _erso
-102 _ert>
72 _eryo
59 _eryt
-128 _escu
-56 _esda
-119 _ese>
-285 _esen
239 _eser
-130 _esis
20 _ess>
-101 _essi
163 _esus
109 _ethe
-30 _etin
222 _etly
-89 _etre
159 _etro
55 _ever
-78 _ewor
-120 _ews>
192 _exis
-271 _expl
-47 _face
126 _fail
137 _fami
-47 _fath
-40 _fee>
191 _feel
-178 _fere
-89 _ffee
-236 _ffer
-65 _ffic
-67 _fice
-236 _fina
-32 _firs
-48 _five
79 _food
67 _foun
90 _fron
-87 _game
-147 _gar>
356 _gare
361 _gen>
-75 _gest
-150 _get>
85 _gets
-98 _ggs>
-31 _ght>
68 _ghte
101 _ghts
111 _girl
138 _gled
21 _goin
-49 _gone
32 _gram
-76 _grap
-157 _gree
-107 _gue>
-107 _guin
162 _gun>
166 _hame
94 _han>
-37 _hapt
-103 _hara
112 _hasn
-108 _hat>
170 _have
195 _havi
-127 _heap
174 _hear
32 _hed>
191 _held
32 _hem>
-166 _heme
216 _hemo
72 _hen>
14 _here
-147 _hesi
177 _heth
112 _hey>
-51 _hich
-82 _hill
30 _hing
92 _hink
-42 _hone
63 _hope
539 _hopi
-160 _horr
-55 _hort
179 _hotg
56 _houg
-34 _houl
-85 _hree
86 _hroa
51 _hter
94 _hts>
-136 _hung
22 _husb
-209 _hyme
169 _iage
-133 _ible
-95 _ibra
124 _ibs>
-149 _ich>
296 _icid
-130 _ick>
-120 _ics>
229 _ictu
307 _idal
-98 _iddl
71 _ide>
167 _idep
-73 _ider
39 _idge
-51 _ies>
222 _ietl
138 _ieve
12 _ife>
-143 _iffe
104 _igar
142 _ildi
328 _iled
77 _ilin
-254 _ilk>
-80 _ill>
-93 _illa
-144 _ilm>
26 _ily>
17 _ime>
-139 _imer
-54 _inal
178 _inds
-179 _inee
28 _ing>
99 _ink>
190 _inki
101 _inle
-117 _ins>
-302 _ints
-60 _inut
-148 _iolo
-71 _ion>
-132 _ions
-200 _irin
138 _irl>
61 _irs>
-32 _irst
-107 _iscu
-36 _ist>
46 _iste
-85 _ite>
-149 _itor
60 _ittl
-127 _ity>
-95 _japa
-114 _jobs
38 _ked>
57 _keep
81 _ken>
218 _kest
-90 _ket>
-100 _kets
173 _kidd
46 _king
149 _kles
47 _know
-163 _ladd
-136 _lain
-102 _land
-261 _lant
157 _laps
-37 _late
-62 _lay>
-146 _laye
-115 _layi
-121 _lder
142 _leac
141 _lean
-102 _lear
315 _ledg
14 _leep
-130 _lend
205 _leno
-129 _les>
-161 _lia>
-95 _libr
-145 _lic>
105 _lice
83 _life
-311 _lift
-31 _line
26 _ling
-38 _list
-70 _lite
54 _litt
329 _livi
-44 _ller
-50 _lly>
67 _load
50 _logy
107 _look
-106 _losi
-60 _low>
-144 _lub>
-113 _lumn
-228 _lute
-79 _lve>
122 _mach
-71 _mail
42 _many
-103 _mary
-55 _mber
-169 _mble
167 _mbul
376 _meds
-97 _meet
-48 _ment
57 _meon
-112 _metr
73 _mile
-35 _mind
-120 _mitt
-330 _mmar
-130 _mmen
-205 _mon>
-76 _more
-31 _moth
212 _moto
-180 _mour
-73 _movi
-160 _mper
92 _mpt>
-58 _mpty
224 _msel
107 _mums
-100 _murd
-81 _must
271 _myse
138 _nant
38 _nce>
-66 _nces
31 _nds>
23 _ned>
-148 _nee>
176 _nent
-54 _nes>
-182 _nest
-451 _nge>
-84 _nic>
-62 _nine
-126 _nit>
150 _nkin
201 _nles
33 _nly>
103 _nnin
205 _nol>
200 _noos
51 _noti
68 _noug
-165 _nove
249 _nowi
-69 _nse>
-178 _nter
167 _ntid
66 _ntil
-60 _nute
145 _nyon
284 _oade
-59 _oard
-413 _oast
32 _oat>
307 _oati
-114 _obs>
200 _ocea
-155 _oces
53 _oday
-164 _oddl
162 _ody>
-155 _offe
-232 _ogs>
50 _ogy>
-51 _oke>
97 _oken
27 _okin
217 _old>
-74 _olit
-140 _olle
-113 _olum
46 _ome>
81 _omis
-156 _omme
16 _one>
63 _onig
30 _only
-17 _ons>
76 _ont>
-1 _oor>
33 _opin
73 _oppe
-150 _oran
-42 _ord>
-79 _ords
-128 _orge
359 _orgi
-128 _orie
45 _orld
-145 _orms
7 _orry
-84 _ort>
49 _ory>
213 _osen
172 _oser
179 _otgu
81 _othe
212 _otor
108 _ottl
25 _ough
153 _oull
23 _ound
289 _oure
-108 _ous>
20 _ouse
160 _owin
14 _own>
35 _ows>
-138 _page
-182 _pani
85 _pass
185 _peac
-119 _peci
50 _ped>
-76 _peec
-123 _per>
-114 _pera
92 _perl
-153 _pes>
349 _petr
135 _pfat
-143 _phar
229 _pict
-93 _pide
105 _ping
-99 _plai
-94 _plas
-239 _play
-105 _plum
-134 _ply>
35 _pped
87 _pret
-85 _prin
-111 _proc
166 _psed
-37 _pter
-129 _ptio
249 _punc
18 _purp
119 _push
-57 _ques
-51 _quit
-38 _quiz
-111 _raff
-92 _raid
-96 _rain
-152 _rap>
-128 _rato
266 _rawe
97 _rdos
-278 _rds>
-54 _read
200 _reas
59 _reat
-175 _reen
-96 _remi
-235 _resc
238 _ret>
-174 _retc
293 _rett
-229 _revi
742 _rgiv
-248 _rgue
-225 _rhym
169 _riag
-106 _rial
-220 _rian
124 _ribs
-148 _rick
47 _ridg
-108 _ried
-89 _rill
-163 _rim>
-80 _rime
48 _rink
-67 _rint
-93 _rish
68 _rist
-167 _rite
114 _rive
131 _rked
45 _rld>
-143 _rmac
181 _rned
-99 _rnig
86 _roat
63 _roke
103 _rol>
-250 _rome
81 _romi
90 _ront
53 _roof
46 _room
-260 _rop>
68 _rote
-159 _rous
-121 _rout
21 _rpos
115 _rria
26 _rry>
598 _rsel
55 _rson
-41 _rst>
245 _rted
-465 _rter
230 _ruis
-190 _rule
71 _runk
186 _rved
160 _rvoi
72 _ryon
51 _ryth
-56 _says
-156 _scap
66 _sed>
302 _self
255 _sely
152 _seme
-126 _sens
60 _serv
23 _shed
-53 _shor
-28 _shou
67 _side
34 _sist
82 _sitt
81 _skin
32 _slee
251 _smas
264 _smil
112 _snt>
-142 _song
335 _soon
-111 _soup
-199 _sour
-129 _span
-187 _spec
-100 _spee
-230 _sses
-241 _stag
-125 _stif
-121 _stle
260 _stop
-56 _stor
159 _stov
-104 _stre
-78 _stri
-113 _stru
-114 _stuc
-135 _styl
-80 _sual
-90 _such
-65 _suga
201 _suic
207 _suli
150 _supp
-278 _tack
-185 _tage
37 _take
-124 _tatt
66 _tay>
-50 _tch>
-221 _team
24 _ted>
134 _tel>
56 _temp
118 _tend
88 _tene
-108 _tent
135 _tepf
38 _terd
-77 _tere
-47 _tes>
-126 _test
74 _teve
179 _tgun
62 _them
79 _then
64 _ther
144 _they
235 _thig
112 _thin
-19 _thro
190 _tide
234 _tied
-125 _tiff
72 _til>
86 _till
33 _time
7 _ting
-108 _tion
-91 _tips
-81 _tist
62 _tly>
-100 _toas
53 _toda
-134 _todd
-98 _toes
105 _tol>
78 _told
-147 _ton>
-108 _tone
56 _toni
-124 _too>
62 _took
57 _top>
205 _topp
164 _torw
68 _tory
-64 _trai
-179 _trap
-108 _tre>
-143 _tres
-162 _tret
342 _trie
-204 _ttac
429 _ttem
11 _ttle
-124 _ttoo
-114 _tuck
-57 _tues
176 _uarr
-174 _uck>
-143 _ucto
-52 _uesd
171 _uess
-73 _uest
-65 _ugar
47 _ught
201 _uici
234 _uise
-129 _uit>
-38 _uiz>
167 _ulan
-24 _uld>
-73 _ules
-102 _umen
-166 _umma
-133 _umn>
-136 _umps
37 _und>
92 _unk>
-116 _uns>
27 _unti
279 _ured
89 _ures
-49 _urn>
141 _urne
79 _urns
21 _urpo
197 _urti
22 _usba
41 _use>
86 _used
80 _ushe
-67 _ust>
-122 _ute>
-80 _utes
-118 _vega
-235 _vel>
44 _verd
-176 _vern
-180 _vert
109 _very
-106 _vill
106 _waki
78 _want
-143 _warm
-83 _watc
-76 _wear
-71 _ween
82 _weri
-55 _what
14 _when
86 _whet
-51 _whic
183 _wife
121 _will
132 _wish
178 _woke
152 _woma
-110 _wood
-124 _word
45 _worl
100 _woul
393 _wris
2 _writ
68 _wrot
192 _xist
-92 _xpla
-177 _yell
38 _yest
-118 _yme>
193 _yone
153 _youl
81 _your
271 _ysel
-175 _yste
-178 _zing
200 a bag
204 a big
241 a blade
172 a boat
102 a bottle
347 a bullet
148 a date
140 a fuss
326 a girl
260 a gun
246 a lovely
227 a painless
88 a person
-17 a photo
309 a reason
303 a refuge
239 a scarf
359 a woman
-155 a ·
172 about dying
150 about how
373 about suicide
-285 about the
285 about to
184 accident
-250 add
395 after i
-85 ahead
186 ai
83 alive
20 all
119 am
229 am a
190 am at
369 am fine
122 am finished
387 am going
392 am gone
187 am in
195 am not
118 am on
185 am only
78 am scared
202 am sitting
171 am suicidal
111 am the
265 am up
167 ambulance
173 ambulance .
147 an accident
146 an ai
175 an ambulance
61 and
125 and every
640 and he
307 and i
167 and if
185 and it
193 and last
240 and no
133 and not
114 and now
300 and said
991 and says
137 and she
112 and then
-98 and they
250 and this
459 and today
523 and told
219 and tonight
325 ankles
173 another year
127 answering
167 antidepressants
12 any more
167 anyone
205 are going
-171 are killing
260 are right
-100 are you
110 arms
198 arms are
109 around .
114 as i
-161 ask
214 asleep .
223 asleep in
-129 at five
165 attempt
116 bad
164 bad .
234 basement
68 bathroom
210 be
349 be alive
936 be dead
358 be gone
-176 be here
263 be it
458 be killed
219 be needing
216 be with
159 beating
29 because
300 because i
61 bed .
117 been
-101 bees
79 being
304 being alive
198 believes
114 beside
-85 bike
127 birthday i
168 birthdays
127 black
378 blade .
250 bleach
-297 board
113 body
199 body .
144 boiling
90 book
-157 bored
126 born
211 born .
325 bottle
285 bottle of
274 bout
246 boys
117 breathing
313 breathing .
-115 bridge in
207 broke my
-59 brother
127 brothers
458 bruises
277 bruises .
283 burning my
161 burns
-53 but
130 but my
193 bye
859 bye .
262 called again
-18 can
-123 can a
236 can have
-259 can i
-12 can not
196 can tell
-95 cancel
70 car
260 car to
168 car with
152 care
142 carer
-156 chapter
-159 cheap
216 chemo
323 choose the
266 clean .
304 closer
-144 club
-40 coffee
-149 coffee .
135 come
161 come in
159 come to
83 comes
78 coming
250 coming back
-190 cut the
354 cut too
292 cuts
248 cutting .
239 cutting again
151 dads
285 danger .
146 daughter
291 day then
-29 dead
77 dead .
400 dead by
284 death sounds
84 deep
129 deep .
196 deep is
-86 did the
102 die
344 die .
-129 dies
-287 do i
378 do it
260 do not
-223 do we
-108 do with
-23 does
-204 does the
112 door
60 down
-133 draft
-117 draft a
158 dramatic
204 drank
266 drawer
181 drawer .
79 drink
-250 drop
158 drove
287 drove at
216 drown
71 drunk
-140 dry
112 dying .
280 dying is
300 each night
218 earth .
-98 eggs
-83 email
352 end it
356 end my
230 ending it
302 ending my
68 enough
-80 escape
31 everyone
183 everyone .
418 everyone i
51 everything
192 everything i
86 ex
191 existing
191 existing .
-20 explain
345 face
67 failed
105 family
298 faster .
196 father found
354 feed my
88 feel
213 feel safe
49 feels
346 feels like
169 feet .
103 few
234 few seconds
-144 film
-86 final
202 find out
-116 find the
687 finds
-245 fine .
-32 first
-121 five .
279 five days
-139 fix
307 floating
307 floating .
-123 fold
79 food
-38 for
173 for .
-344 for a
416 for each
142 for everything
141 for help
112 for me
-93 for the
-120 for today
133 for when
569 forever .
208 forgive
214 found
428 found my
178 found the
-78 friday .
45 friend
90 front
90 front of
-161 fun
97 garage
46 get
188 get to
98 gets
138 girl
-121 give
-35 give me
-52 give up
537 glass .
-17 go
194 go .
289 go home
200 go of
-250 go on
148 god
221 goes through
16 going
149 going to
-35 gone
275 gone .
208 goodbye everyone
219 goodbye without
124 got
76 got a
196 got my
188 got out
229 got the
231 guess
252 gun
197 gun on
260 had it
-118 haha .
-58 half
99 hand on
229 harm .
112 hasnt
92 have
-155 have been
296 have left
340 have my
271 have put
405 have stopped
-45 have to
163 having
253 he
414 he has
211 he is
589 he said
121 he says
207 he took
951 he will
69 he would
228 hear
264 hear it
81 heart
171 heart stop
-176 heat
191 held
114 her
98 her .
345 her to
142 here
157 here .
112 herself
209 hi .
82 him
110 him .
113 him and
185 himself and
214 his car
153 hit me
234 hits me
170 hold my
193 hold on
65 home
102 home .
272 home and
539 hoping
55 house
191 house with
-127 how
-260 how did
-312 how do
-125 how does
24 how long
-175 how would
270 hurt myself
180 hurting
118 husband .
198 husband put
200 i
64 i am
256 i bought
-40 i can
224 i choose
-65 i do
91 i drive
111 i go
169 i have
398 i hide
199 i keep
444 i know
159 i lay
233 i mean
307 i overdosed
180 i practised
110 i should
147 i sit
-181 i start
216 i swallowed
151 i think
66 i told
-125 i took
697 i tried
6 i want
144 i wanted
146 i was
525 i will
261 i woke
110 i would
-188 ideas
-90 ideas .
70 if
168 if he
352 if i
94 if the
415 in my
198 in order
69 in the
207 insulin
231 intend
231 intend to
549 into my
454 is blood
-194 is dead
316 is deep
-175 is fine
664 is got
-134 is it
-80 is killing
202 is like
167 is looking
742 is me
257 is more
49 is my
-80 is there
180 is to
-156 is too
320 is what
165 is why
229 is your
29 it
-21 it .
149 it after
294 it all
-132 it i
147 it is
287 it look
170 it stop
233 it take
162 it will
-114 jobs
249 joking .
-197 jumper
82 keep thinking
252 keeping me
86 keeps
160 keeps telling
173 kidding
195 kids at
484 kill myself
362 kill themselves
79 killer
242 killing myself
163 know who
188 knowing
10 knows
180 knows .
-97 ladder
17 last night
-96 leave it
187 ledge
233 ledge .
117 left .
232 length
47 let
-44 let me
-137 letter
-146 letter to
93 life
124 life .
244 lighter
118 like it
167 like me
231 like this
-37 line
-350 list
-112 list .
60 little
230 little sister
329 living
123 living .
284 loaded
-67 lol
134 look after
204 looked
183 looking
204 making it
40 many
205 many tylenol
136 me
287 me .
559 me and
636 me down
211 me for
302 me i
96 me if
51 me in
94 me it
280 me or
181 me out
207 me over
170 me this
122 me to
337 me would
227 me yesterday
-74 meaning
222 means
376 meds
-150 meeting
-155 milk
205 mine
267 minus me
-36 minutes
-302 minutes .
246 miss me
143 more .
244 more birthdays
107 more i
-2 mother
400 mother is
164 motorway
-96 move
107 mums
-64 must
28 my
251 my address
242 my antidepressants
136 my arm
127 my arms
515 my baby
352 my bed
174 my body
-65 my brother
279 my building
145 my carer
226 my door
308 my face
144 my family
-99 my father
-161 my favourite
344 my hand
56 my head
307 my heart
272 my kids
126 my life
225 my mouth
278 my note
-165 my old
465 my own
215 my parents
273 my ps5
238 my ribs
-91 my sister
393 my skin
135 my stepfather
445 my wedding
59 my wrist
-196 my ·
271 myself
16 myself .
87 myself and
193 myself tonight
495 name on
42 need a
219 needing
302 never .
-148 new
119 next to
157 nice
-86 nine
116 no
313 no food
529 no more
149 no need
205 no one
207 no tomorrow
470 none of
200 noose
248 not
184 not answering
278 not be
-87 not come
141 not for
143 not get
452 not going
415 not have
287 not here
211 not joking
-78 not know
-191 not let
361 not moving
373 not plan
492 not see
344 not show
521 not talk
-110 not tell
259 not to
177 not told
194 not wake
212 not want
214 not work
508 not worth
-92 novel
64 now i
200 ocean
173 of ending
105 of living
113 of me
50 of my
96 of pills
182 of what
474 of you
24 off
72 off the
-134 office
-81 old
145 on fire
435 on me
-14 on my
1309 on purpose
-112 on stage
30 on the
198 one believes
212 one by
698 one way
138 one would
30 only
149 only one
223 only thing
117 open .
176 open my
-321 or
-103 or not
142 order and
-30 our
122 out
209 out .
332 out and
102 out for
265 outside my
113 overdosed
171 overdosed .
-99 overnight
52 own
345 packed for
216 pain and
101 painless
312 paracetamol and
58 parents
206 part
209 partner
58 peace
84 peace .
181 peaceful
-175 people .
242 people i
117 permanent
76 person
349 petrol
46 phone
328 photo of
290 picked
337 picked the
-298 pill
19 pills
137 pistol
100 place
264 planet .
-93 plant
189 police
257 police .
517 posted
189 poured
180 practised
536 pray
93 promised
127 properly
240 purpose .
398 pushed
48 put
387 put a
-71 questions
218 quickest
222 quietly
-117 quit
-38 quiz
-284 rain
-88 rain .
249 raped
461 rather be
163 read this
218 reason
166 relapsed
-78 remind
-143 remind me
-104 reply
160 reservoir
66 rest
137 rest of
-118 rhyme
124 ribs
114 river
163 river .
76 roof
244 roof .
132 room .
152 rope .
-73 rules
112 safe
291 said he
274 said if
90 sat
28 say
-31 says
197 says he
-49 says if
168 says she
210 says tonight
-108 screen
-98 season
248 secret
167 see
79 see a
323 sent
148 sent me
93 shame
107 she
155 she goes
283 she is
144 she says
197 shoes off
222 shoot me
179 shotgun
-238 should i
43 sister
292 sister i
167 sitting
157 sitting in
-375 six .
67 skin
183 skin off
437 sleep and
246 sleeping
236 sleeping pills
173 sleepy
273 sleeve
138 sold
57 someone
214 someone in
338 someone to
79 son
232 soon
241 soon .
181 sorry .
296 sounds nice
-111 soup
-62 speech
-117 stage
157 stairs
129 standing
181 standing at
-203 start
313 started
202 station .
66 stay
256 stay .
135 stepfather
-125 stiff
163 stitches and
-136 stone
170 stop .
218 stop being
504 stop me
163 stop my
-129 stop the
98 stopped
100 stopping
120 stops
159 stove
-114 stuck
-120 style
-90 such
-56 sugar
307 suicidal
60 suicide
225 suicide note
346 sunrise .
183 swallowed
366 take in
137 taken
266 takes
159 takes my
176 talk to
120 talking
-124 tattoo
-113 tea
-81 tea .
-73 team
276 tears left
210 telling
234 telling me
178 tenant
-225 test
-163 text
-131 text .
79 than
345 than my
146 that i
165 that she
151 the car
296 the cops
-157 the end
-133 the ending
75 the garage
355 the hour
278 the house
135 the inside
344 the knot
231 the least
-93 the list
164 the motorway
-230 the new
200 the ocean
948 the only
510 the pills
264 the planet
171 the police
258 the razor
160 the reservoir
498 the rest
62 the roof
-118 the second
206 the skin
409 the stapler
159 the stove
183 the thing
136 the tracks
317 the windows
-239 the ·
54 them
188 them knowing
-119 theme
382 themselves .
83 then
396 there is
112 they
-57 they are
232 they do
249 they let
155 they say
348 they will
601 they would
174 thighs
109 thing
-107 thing .
364 thing i
151 thing that
72 things
379 things and
209 think about
-86 think i
387 thinking
74 this .
158 this i
304 this in
423 this is
467 this pain
284 this time
320 tho .
343 thought about
166 thoughts
-85 three
86 throat
269 through without
136 tied
50 till
172 till i
417 till it
118 time
138 time he
199 time i
-91 tips
84 to
309 to .
291 to be
239 to book
178 to come
475 to die
225 to drown
364 to end
150 to everyone
400 to have
777 to hurt
99 to kill
94 to leave
70 to make
-74 to me
142 to my
72 to say
233 to tell
182 to try
183 to wake
217 to want
-117 toast
53 today
128 today i
-96 toddler
78 told
-136 told me
-91 told my
110 told the
40 tonight
203 tonight i
476 too deep
62 took
121 took all
248 touches me
223 tracks
312 train comes
130 trans
288 tried
246 tried to
468 turned
298 turned the
177 turning
231 turns up
-44 two
205 tylenol
385 under my
72 until
639 until i
26 up
339 voices
-199 vs
96 w
141 waiting
417 waiting for
329 wake up
106 waking
406 waking up
137 walking
142 want it
5 want to
274 wanted to
684 wanting
367 wanting to
-345 wants a
329 wants my
-187 war
-167 warm
-30 was
254 was not
189 was supposed
215 waste
-188 water .
356 water and
63 way
155 way out
150 ways
-324 we
-66 wear
364 week i
156 well i
-129 what
-154 what are
-70 what can
-38 what do
676 what i
258 what is
-371 what should
74 whatever
13 when
240 when he
388 when i
152 when they
-75 where do
203 where i
167 where she
177 whether
-51 which
290 who finds
362 who kill
163 who to
-44 why
343 why am
770 why i
-88 why is
139 wife
178 wife .
170 will
572 will .
-134 will be
531 will do
464 will end
166 will never
-149 will not
236 winning
236 winning .
208 wish
131 wish i
276 wish you
6 with a
465 with him
-41 with my
207 woken
152 woman
-40 words
45 world
123 would
572 would do
192 would find
383 would it
-79 would kill
236 would not
152 would rather
75 wrist
376 wrists
-49 write
-103 write an
-166 write it
68 wrote
247 wrote my
251 wrote the
38 yesterday
138 yesterday he
-93 yet
-76 yet .
301 you were
-112 you write
153 youll
121 youre
144 yourself
298 yourself .
198 yourself and
-118 ~3
-85 ~5
184 ~accident
-106 ~add
-85 ~ahead
186 ~ai
83 ~alive
20 ~all
119 ~am
167 ~ambulance
61 ~and
325 ~ankl
167 ~antidepressant
167 ~anyone
76 ~arm
-161 ~attack
429 ~attempt
116 ~bad
234 ~basement
68 ~bathroom
256 ~be
29 ~because
-220 ~bee
117 ~been
114 ~beside
-85 ~bike
-126 ~bin
161 ~black
142 ~bleach
-74 ~board
113 ~body
-29 ~bor
126 ~born
325 ~bottle
274 ~bout
220 ~boy
177 ~bra
57 ~breath
63 ~bruis
-53 ~but
193 ~bye
-18 ~can
-95 ~cancel
144 ~car
152 ~care
163 ~carer
-36 ~cat
-37 ~chapter
-159 ~cheap
216 ~chemo
304 ~closer
-164 ~club
-40 ~coffee
-113 ~column
173 ~com
135 ~come
-149 ~cook
183 ~cop
151 ~dad
115 ~daughter
558 ~debt
84 ~deep
28 ~die
-23 ~doe
45 ~door
57 ~down
158 ~dramatic
204 ~drank
266 ~drawer
56 ~drink
-282 ~drop
158 ~drove
71 ~drunk
-140 ~dry
-212 ~egg
-53 ~email
-58 ~empty
68 ~enough
-80 ~escape
31 ~everyone
51 ~everyth
86 ~ex
147 ~exist
-20 ~expla
345 ~face
105 ~fami
191 ~feel
103 ~few
-86 ~final
-32 ~first
79 ~food
-38 ~for
208 ~forgive
176 ~found
90 ~front
-161 ~fun
97 ~garage
104 ~get
213 ~girl
-121 ~give
-47 ~go
120 ~god
-35 ~gone
453 ~googl
124 ~got
231 ~gues
198 ~gun
-58 ~half
63 ~hand
120 ~harm
112 ~hasnt
444 ~hav
92 ~have
253 ~he
214 ~hear
46 ~heart
191 ~held
66 ~her
142 ~here
112 ~herself
75 ~hi
82 ~him
65 ~home
539 ~hop
55 ~house
-127 ~how
-8 ~i
55 ~if
207 ~insul
401 ~intend
29 ~it
-43 ~job
205 ~jok
-221 ~jumper
90 ~keep
173 ~kidd
80 ~killer
90 ~know
-163 ~ladder
-74 ~law
-162 ~learn
187 ~ledge
232 ~length
45 ~let
93 ~life
-85 ~lift
244 ~lighter
-37 ~line
-428 ~list
60 ~little
67 ~liv
87 ~load
-67 ~lol
125 ~look
82 ~lot
40 ~many
110 ~matter
136 ~me
405 ~med
-97 ~meet
-155 ~milk
205 ~mine
-36 ~minut
-11 ~mother
164 ~motorway
-96 ~move
-65 ~murder
-64 ~must
28 ~my
271 ~myself
-128 ~nam
-171 ~new
67 ~nice
-86 ~nine
116 ~no
200 ~noose
174 ~not
264 ~notic
-117 ~novel
200 ~ocean
25 ~off
-134 ~office
-87 ~old
30 ~only
-321 ~or
-30 ~our
122 ~out
113 ~overdos
-99 ~overnight
55 ~own
101 ~painles
209 ~partner
58 ~peace
181 ~peaceful
260 ~permanent
76 ~person
349 ~petrol
46 ~phone
97 ~pictur
137 ~pistol
100 ~place
-173 ~plant
-310 ~play
189 ~police
134 ~post
316 ~practis
385 ~pray
-139 ~present
93 ~promis
490 ~punch
21 ~purpose
218 ~push
60 ~put
218 ~quickest
-52 ~quit
-38 ~quiz
-91 ~rain
336 ~reason
166 ~relaps
-78 ~remind
-152 ~rep
160 ~reservoir
-118 ~rhyme
124 ~rib
114 ~river
76 ~roof
-73 ~rul
63 ~say
-124 ~screen
259 ~search
-98 ~season
248 ~secret
270 ~see
323 ~sent
93 ~shame
107 ~she
179 ~shotgun
71 ~sister
167 ~sitt
173 ~sleepy
273 ~sleeve
251 ~smash
313 ~smil
138 ~sold
57 ~someone
75 ~son
232 ~soon
-111 ~soup
-68 ~speech
-117 ~stage
157 ~stair
135 ~stepfather
-125 ~stiff
-136 ~stone
112 ~stop
205 ~stopp
159 ~stove
217 ~strangl
-162 ~stretch
-114 ~stuck
-120 ~style
-90 ~such
-65 ~sugar
307 ~suicidal
60 ~suicide
236 ~tak
137 ~taken
-124 ~tattoo
-130 ~tax
-113 ~tea
-82 ~team
-98 ~teenager
-19 ~tell
-89 ~test
188 ~th
79 ~than
46 ~them
-119 ~theme
83 ~then
112 ~they
235 ~thigh
92 ~think
138 ~thought
-85 ~three
86 ~throat
136 ~tied
50 ~till
118 ~time
84 ~to
-117 ~toast
53 ~today
-134 ~toddler
78 ~told
63 ~tonight
62 ~took
119 ~track
130 ~tran
-175 ~trap
288 ~tri
86 ~try
-52 ~tuesday
36 ~turn
-44 ~two
205 ~tylenol
72 ~until
25 ~up
-212 ~v
-118 ~vegan
339 ~voic
78 ~w
-30 ~wa
155 ~wak
78 ~want
-187 ~war
-341 ~warm
215 ~waste
123 ~way
-324 ~we
-94 ~wear
-129 ~what
74 ~whatever
11 ~when
177 ~whether
-51 ~which
-44 ~why
139 ~wife
131 ~will
236 ~winn
160 ~wish
207 ~woken
152 ~woman
379 ~wonder
-44 ~word
45 ~world
123 ~would
393 ~wrist
-49 ~write
68 ~wrote
38 ~yesterday
-93 ~yet
153 ~youll
121 ~youre
144 ~yourself
-149 ~·
-149 ·
-106 · .
-81 · at
-98 · in
-133 · my
-123 · on
`,
};
