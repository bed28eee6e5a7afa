import type { DistressWeights } from './distress-form';

/** Published, and written by scripts/support/fit-care.ts from tests/fixtures/care: not by hand. */
export const englishWeights: DistressWeights = {
  base: -300,
  enough: 65,
  calm: -150,
  weights: `
418 ##captive
-370 ##cook
-21 ##daily
349 ##despair
385 ##doing
161 ##ending
81 ##farewell
60 ##fear
-68 ##fiction
-53 ##harming
72 ##howto
167 ##hurter
180 ##hurting
85 ##kin
199 ##living
23 ##means
139 ##method
53 ##near
-166 ##occasion
-4 ##others
147 ##rescue
1 ##self
346 ##selfharm
-106 ##sport
519 ##taking
237 ##urge
135 ##violence
-178 #asking
-66 #asking+captive
-53 #asking+cook
-233 #asking+daily
-90 #asking+garden
-89 #asking+harming
-156 #asking+height
-83 #asking+howto
-29 #asking+hyper
-102 #asking+mood
-626 #asking+occasion
-101 #asking+tech
-83 #asking+violence
34 #blade
103 #blade+captive
32 #blade+harming
-99 #blade+howto
125 #blade+hurter
27 #blade+limb
169 #blade+urge
108 #blade+violence
22 #body
169 #body+hurter
190 #body+kin
113 #body+living
7 #captive
170 #captive+gladness
45 #captive+kin
33 #captive+tech
-414 #cook
-74 #cook+garden
-153 #cook+gladness
-123 #cook+howto
-286 #craft
-260 #craft+gladness
-393 #craft+howto
-196 #daily
64 #daily+captive
-48 #daily+cook
-50 #daily+craft
-74 #daily+howto
-26 #daily+hurter
-137 #daily+method
-39 #daily+mood
-16 #daily+occasion
104 #daily+secret
-25 #despair
-165 #despair+asking
-181 #despair+cook
234 #despair+eating
319 #despair+end
-70 #despair+fiction
18 #despair+harming
-78 #despair+hurter
11 #despair+hurting
53 #despair+kin
92 #despair+limb
402 #despair+living
86 #despair+near
-88 #despair+others
62 #despair+reasonless
47 #despair+rescue
399 #despair+rope
82 #despair+secret
104 #despair+settle
-80 #despair+sport
58 #despair+taking
109 #despair+urge
82 #despair+wishing
49 #doing
211 #doing+despair
181 #doing+drug
376 #doing+farewell
72 #doing+hurter
56 #doing+hurting
120 #doing+hyper
53 #doing+kin
121 #doing+means
175 #doing+now
389 #doing+others
325 #doing+parting
203 #doing+taking
-101 #doing+wishing
185 #drug
132 #drug+howto
-59 #drug+kin
88 #drug+method
335 #drug+rescue
630 #drug+taking
553 #drug+travel
156 #dying
-55 #dying+cook
-119 #dying+despair
323 #dying+doing
86 #dying+drug
192 #dying+eating
56 #dying+end
335 #dying+farewell
10 #dying+fear
-117 #dying+fiction
156 #dying+gladness
-42 #dying+hurter
-209 #dying+hurting
-77 #dying+kin
-419 #dying+machine
-147 #dying+near
77 #dying+now
-21 #dying+others
326 #dying+parting
203 #dying+putting
-129 #dying+secret
-136 #dying+taking
-172 #dying+violence
1229 #dying+wishing
165 #eating
196 #eating+kin
-22 #end
-43 #end+cook
-41 #end+craft
275 #end+eating
79 #end+gladness
-46 #end+hurter
202 #end+kin
71 #end+mood
98 #end+rescue
-82 #end+secret
178 #end+urge
-138 #end+violence
115 #ending
256 #ending+body
101 #ending+despair
305 #ending+height
-155 #ending+hurter
-116 #ending+hurting
409 #ending+kin
613 #ending+living
79 #ending+near
-170 #ending+others
25 #ending+rescue
-310 #everyday
102 #farewell
103 #farewell+gladness
86 #farewell+kin
168 #farewell+settle
104 #fear+blade
-90 #fear+cook
47 #fear+end
-129 #fear+fiction
129 #fear+gladness
5 #fear+harming
131 #fear+hurter
181 #fear+hurting
172 #fear+kin
-49 #fear+limb
181 #fear+near
2 #fear+others
-217 #fear+pets
55 #fear+rope
72 #fear+taking
90 #fear+violence
118 #fear+wishing
-384 #fiction
22 #fiction+asking
-187 #fiction+craft
-11 #fiction+daily
-161 #fiction+end
-394 #fiction+howto
-174 #fiction+hyper
-97 #fiction+mood
-92 #fiction+violence
-71 #garden
-130 #garden+howto
15 #harming
-82 #harming+cook
87 #harming+end
-135 #harming+garden
-92 #harming+howto
17 #harming+hurter
30 #harming+kin
167 #harming+reasonless
447 #harming+urge
-65 #harming+violence
18 #height
-217 #height+howto
133 #height+kin
-148 #home
-402 #home+howto
28 #howto
-40 #howto+everyday
75 #hurter
185 #hurter+captive
-39 #hurter+gladness
-22 #hurter+howto
196 #hurter+rescue
287 #hurter+violence
84 #hurting
-202 #hurting+asking
225 #hurting+captive
-49 #hurting+craft
-42 #hurting+end
-64 #hurting+fiction
20 #hurting+harming
-79 #hurting+howto
145 #hurting+hurter
153 #hurting+kin
329 #hurting+limb
121 #hurting+near
-144 #hurting+now
121 #hurting+rail
147 #hurting+rescue
127 #hurting+rope
355 #hurting+secret
-291 #hurting+sport
-78 #hurting+taking
-128 #hurting+urge
108 #hurting+violence
-135 #hurting+wishing
-91 #hyper+craft
-121 #hyper+occasion
162 #hyper+rail
-4 #kin
-53 #kin+everyday
-51 #kin+gladness
-25 #kin+pets
-70 #laugh
-111 #laugh+cook
-135 #laugh+daily
-87 #laugh+hurter
-132 #laugh+sport
98 #limb
32 #limb+captive
-141 #limb+end
-9 #limb+harming
109 #limb+height
-83 #limb+kin
271 #limb+mood
28 #limb+rescue
63 #limb+rope
236 #limb+urge
160 #limb+violence
-92 #limb+wishing
16 #living
96 #living+gladness
-95 #living+kin
329 #living+reasonless
-133 #machine
-48 #machine+garden
-251 #machine+howto
-99 #machine+hyper
-98 #machine+pets
-67 #machine+tech
132 #means
60 #means+body
-68 #means+cook
108 #means+despair
32 #means+drug
94 #means+eating
85 #means+farewell
-113 #means+fear
24 #means+hurter
-58 #means+hurting
-49 #means+kin
130 #means+limb
116 #means+near
33 #means+now
102 #means+others
-215 #means+rescue
151 #means+rope
-40 #means+taking
145 #means+urge
208 #means+violence
60 #means+worry
29 #method
-235 #method+occasion
-116 #mood+craft
-363 #mood+pets
195 #near
210 #near+blade
190 #near+body
51 #near+captive
196 #near+eating
-41 #near+end
48 #near+farewell
39 #near+harming
54 #near+height
-41 #near+hurter
121 #near+kin
70 #near+limb
355 #near+rope
-92 #near+urge
-156 #near+violence
-168 #near+wishing
168 #near+worry
-32 #now
-87 #now+asking
66 #now+blade
291 #now+body
75 #now+captive
400 #now+drug
91 #now+eating
-32 #now+end
108 #now+farewell
116 #now+harming
446 #now+height
-192 #now+howto
161 #now+hurter
-125 #now+kin
-73 #now+occasion
164 #now+secret
470 #now+settle
65 #now+taking
142 #now+urge
-67 #now+violence
-51 #now+wishing
-203 #occasion
-132 #occasion+howto
69 #others
112 #others+blade
169 #others+body
93 #others+captive
-26 #others+daily
-76 #others+drug
-39 #others+gladness
53 #others+harming
-20 #others+howto
-20 #others+hurter
47 #others+hurting
155 #others+kin
-75 #others+laugh
-27 #others+living
90 #others+near
77 #others+now
-53 #others+rescue
295 #others+secret
87 #others+settle
15 #others+taking
100 #others+urge
190 #others+violence
-13 #others+wishing
91 #others+worry
120 #parting
-162 #parting+cook
76 #parting+despair
72 #parting+end
126 #parting+farewell
87 #parting+hurter
222 #parting+kin
107 #parting+limb
299 #parting+method
120 #parting+near
155 #parting+others
99 #parting+rope
101 #parting+secret
81 #parting+violence
-123 #parting+wishing
-263 #pets
-601 #pets+howto
263 #putting+kin
86 #putting+living
102 #putting+now
32 #putting+settle
226 #putting+tech
31 #rail
-164 #rail+everyday
48 #reasonless
158 #reasonless+gladness
65 #reasonless+kin
44 #rescue
-153 #rescue+cook
74 #rescue+kin
-114 #rescue+pets
152 #rope
117 #rope+captive
186 #rope+farewell
-124 #rope+hurter
187 #rope+kin
118 #rope+method
48 #rope+rescue
138 #rope+urge
-183 #rope+violence
-77 #secret
90 #secret+captive
216 #secret+hurter
56 #secret+kin
170 #secret+tech
140 #secret+violence
87 #self
27 #self+asking
253 #self+blade
111 #self+body
-90 #self+captive
-71 #self+cook
-86 #self+craft
153 #self+despair
229 #self+doing
239 #self+drug
89 #self+dying
204 #self+end
86 #self+ending
-24 #self+everyday
140 #self+farewell
-171 #self+fear
-27 #self+fiction
-64 #self+gladness
-26 #self+harming
237 #self+height
-166 #self+howto
82 #self+hurter
-4 #self+hurting
-53 #self+hyper
-18 #self+kin
307 #self+limb
45 #self+living
213 #self+means
-212 #self+near
170 #self+now
140 #self+others
131 #self+parting
86 #self+rail
276 #self+reasonless
93 #self+rescue
57 #self+rope
-105 #self+secret
102 #self+selfharm
4 #self+settle
-49 #self+sport
-82 #self+urge
173 #self+violence
-57 #self+wishing
-10 #self+worry
83 #selfharm
-165 #selfharm+asking
49 #selfharm+eating
66 #selfharm+end
60 #selfharm+fear
-41 #selfharm+howto
5 #selfharm+kin
173 #selfharm+limb
-26 #selfharm+mood
166 #selfharm+near
333 #selfharm+now
139 #selfharm+reasonless
104 #selfharm+secret
521 #selfharm+urge
-51 #selfharm+violence
107 #selfharm+wishing
374 #selfharm+worry
15 #settle
-2 #settle+end
68 #settle+hurter
86 #settle+kin
544 #settle+pets
144 #settle+tech
-224 #sport
-53 #sport+howto
116 #taking
334 #taking+body
214 #taking+captive
-145 #taking+end
47 #taking+hurter
207 #taking+rescue
271 #taking+rope
84 #urge
201 #urge+hurter
-98 #urge+kin
-162 #urge+tech
116 #violence
377 #violence+captive
-217 #violence+howto
76 #violence+kin
-138 #violence+method
-118 #violence+pets
-65 #violence+rescue
-177 #violence+sport
57 #wishing
-125 #wishing+captive
154 #wishing+eating
295 #wishing+end
-26 #wishing+hurter
-108 #wishing+kin
151 #wishing+living
160 #wishing+reasonless
218 #wishing+rescue
93 #wishing+violence
27 #worry
210 #worry+body
58 #worry+captive
338 #worry+harming
91 #worry+hurter
199 #worry+limb
97 #worry+rescue
186 . after
198 . all
-447 . any
-188 . anything
-615 . are
959 . been
-113 . best
-134 . blood
-77 . cut
-161 . draft
111 . drank
765 . every
180 . everyone
-410 . explain
103 . father
-77 . first
235 . found
-84 . give
-410 . go
207 . going
241 . got
76 . he
-333 . hit
-168 . how
-83 . i
-61 . in
-466 . is
34 . it
-195 . jump
-166 . keep
-317 . leave
-105 . left
409 . like
-129 . make
203 . me
-71 . mother
-129 . my
-321 . never
17 . no
-398 . note
407 . odd
91 . on
-110 . our
-170 . remind
536 . since
348 . sister
328 . slept
407 . some
-103 . stop
-67 . the
-155 . there
157 . they
-300 . think
302 . thinking
-128 . this
212 . tied
267 . today
112 . told
163 . tried
-62 . two
354 . uncle
157 . want
-23 . we
-232 . were
-291 . what
-188 . where
-135 . which
-122 . who
329 . wish
69 . would
-222 . write
224 . yesterday
251 . you
-250 . ·
-122 3
-85 5
-428 _<abs
71 _<acc
-83 _<ahe
-114 _<ala
-97 _<alm
88 _<any
-191 _<arg
269 _<arm
-82 _<bak
-14 _<bec
16 _<bei
-136 _<bik
-149 _<bis
96 _<bla
-81 _<blo
65 _<bod
-122 _<bon
6 _<bot
325 _<boy
-80 _<bri
-35 _<bro
-116 _<buc
-99 _<cha
-69 _<che
127 _<cig
-120 _<cit
-41 _<cla
47 _<clo
-180 _<clu
-44 _<col
31 _<com
-157 _<coo
-220 _<cre
-184 _<cri
-113 _<cro
111 _<cut
153 _<dad
115 _<dau
-225 _<def
-196 _<det
-149 _<dif
-23 _<doe
3 _<doo
57 _<dow
29 _<dri
-96 _<egg
-56 _<ema
70 _<eno
-115 _<ent
411 _<env
25 _<eve
120 _<exi
-92 _<exp
57 _<fam
-197 _<fan
21 _<fee
-105 _<fer
-104 _<fil
-49 _<fiv
-49 _<gam
81 _<get
48 _<gir
-107 _<giv
27 _<goi
-150 _<gol
-33 _<gon
-277 _<gre
-103 _<gri
-107 _<gut
-53 _<hal
121 _<hav
131 _<her
312 _<hop
-276 _<hor
64 _<hou
-174 _<hum
21 _<hus
318 _<hyp
-95 _<jap
-112 _<job
43 _<kee
56 _<kno
-145 _<law
-26 _<lea
107 _<led
-99 _<lib
-85 _<lin
-146 _<lis
34 _<liv
23 _<loo
145 _<lor
-88 _<los
-95 _<mee
-92 _<men
-67 _<met
-130 _<mic
-163 _<moo
38 _<mot
-88 _<mov
108 _<mum
-186 _<mur
-136 _<mus
-30 _<mys
256 _<nan
-99 _<ner
-68 _<nin
-164 _<nov
201 _<oce
-127 _<oct
-89 _<off
68 _<onc
39 _<onl
-136 _<pag
-188 _<pan
105 _<pea
103 _<pet
-54 _<pho
67 _<pic
399 _<pis
-154 _<plu
-347 _<por
-86 _<pot
-133 _<pri
119 _<pun
21 _<pur
120 _<pus
-150 _<que
149 _<rap
-65 _<rec
-89 _<rem
-119 _<rep
-50 _<ret
-224 _<rhy
-148 _<rid
113 _<riv
-128 _<rol
-297 _<rom
59 _<roo
-192 _<rul
-232 _<sal
-18 _<say
-72 _<sco
-46 _<scr
-95 _<sig
26 _<sin
41 _<sis
80 _<sit
36 _<sle
-172 _<sof
267 _<soo
-272 _<spa
-432 _<spe
-200 _<spi
16 _<sta
52 _<sto
-157 _<sty
-83 _<suc
-227 _<sug
155 _<sui
-80 _<sus
54 _<tak
-124 _<tat
-54 _<tea
-53 _<tes
107 _<the
32 _<thi
131 _<tie
64 _<til
49 _<tim
-99 _<toa
53 _<ton
158 _<try
-50 _<tue
206 _<tyl
120 _<unl
68 _<unt
-191 _<veg
-365 _<ver
70 _<voi
126 _<wak
164 _<wan
148 _<way
-117 _<wea
-54 _<wha
3 _<whe
-116 _<whi
172 _<wif
92 _<wil
12 _<wis
167 _<wok
92 _<wom
-163 _<woo
133 _<wou
-174 _<yel
41 _<yes
-172 _<yog
83 _<you
152 _acci
165 _ace>
148 _acet
-193 _adde
481 _aded
75 _afe>
-127 _aft>
-95 _ager
-140 _agra
-104 _ague
-83 _ahea
20 _aid>
-116 _ail>
66 _aile
-140 _aine
92 _ainl
35 _airs
-44 _ait>
142 _aiti
32 _akes
61 _akin
-135 _ales
103 _aliv
99 _alki
-48 _alle
-135 _almo
138 _amil
-147 _amon
91 _andi
-159 _ando
260 _anen
-97 _anic
-124 _anin
-110 _ant>
6 _anti
145 _anyo
-95 _apan
215 _aped
116 _apse
-41 _apte
107 _arer
287 _aret
-214 _argu
-139 _aria
-288 _aris
-246 _arma
-79 _arni
60 _arri
-237 _arro
104 _artn
105 _arve
225 _asem
-134 _ash>
109 _asnt
99 _aten
-17 _athe
116 _athi
69 _athr
140 _atic
-120 _ator
-183 _aunt
5 _ause
-62 _ave>
261 _awer
7 _ays>
301 _bail
-140 _bake
-139 _ball
71 _band
10 _beca
106 _been
-101 _bees
-249 _begi
85 _bein
103 _belt
-53 _ber>
-77 _bike
-84 _ble>
137 _blea
-143 _blow
-64 _boar
164 _body
249 _born
106 _bott
245 _boys
-78 _brar
60 _brok
146 _brui
-99 _buck
166 _bula
-39 _cake
-158 _cape
-81 _card
171 _carv
-237 _cast
67 _caus
152 _ccid
201 _cean
-364 _cel>
-66 _char
-172 _chea
-169 _chee
34 _choo
304 _cida
68 _cide
127 _ciga
-90 _city
61 _cked
220 _ckes
-216 _cket
30 _clos
-158 _club
-115 _colu
57 _come
36 _comi
-75 _comm
-178 _cook
-181 _cree
-162 _cts>
87 _ctur
196 _cuts
153 _dads
99 _dal>
101 _daug
-199 _dder
-290 _ddle
-181 _deas
510 _debt
150 _deep
-123 _defe
-28 _der>
-79 _ders
70 _dese
-170 _diff
-63 _dle>
-133 _dler
-132 _dlin
-23 _does
120 _dose
-92 _doug
75 _down
61 _drin
162 _drov
-111 _dust
190 _eace
-36 _ead>
61 _ean>
-124 _eani
151 _eans
-288 _eap>
-138 _earn
84 _eart
-238 _eas>
-595 _eat>
140 _eate
189 _ebts
27 _ecau
-64 _ech>
-164 _eech
110 _eel>
-52 _een>
12 _eep>
204 _eepi
-77 _eeti
-105 _efen
75 _eful
-96 _eggs
-249 _egin
212 _eing
207 _elap
198 _elf>
20 _ell>
366 _elt>
-63 _emai
-114 _embe
-131 _eme>
-77 _emem
-143 _emin
221 _emo>
-262 _enda
-176 _ende
206 _enol
70 _enou
-98 _ense
-116 _ente
-226 _enti
57 _eone
141 _epfa
184 _epin
233 _eras
41 _erda
64 _erdo
-36 _ere>
-103 _eren
-100 _erni
-86 _ers>
55 _erso
-99 _ert>
68 _eryo
60 _eryt
-127 _escu
-54 _esda
-120 _ese>
-282 _esen
229 _eser
-129 _esis
21 _ess>
-103 _essi
157 _esus
117 _ethe
-30 _etin
222 _etly
-89 _etre
155 _etro
66 _ever
-80 _ewor
-114 _ews>
192 _exis
-268 _expl
-35 _face
125 _fail
138 _fami
-34 _fath
-37 _fee>
112 _feel
-178 _fere
-85 _ffee
-237 _ffer
-65 _ffic
-67 _fice
-234 _fina
-36 _firs
-49 _five
78 _food
66 _foun
85 _fron
-87 _game
-147 _gar>
370 _gare
363 _gen>
-76 _gest
-148 _get>
85 _gets
-96 _ggs>
-31 _ght>
74 _ghte
102 _ghts
109 _girl
137 _gled
27 _goin
-49 _gone
30 _gram
-72 _grap
-154 _gree
-106 _gue>
-107 _guin
159 _gun>
161 _hame
91 _han>
-41 _hapt
-110 _hara
109 _hasn
-114 _hat>
170 _have
196 _havi
-128 _heap
174 _hear
32 _hed>
195 _held
36 _hem>
-169 _heme
221 _hemo
73 _hen>
-36 _her>
11 _here
-146 _hesi
181 _heth
113 _hey>
-50 _hich
-85 _hill
28 _hing
90 _hink
-45 _hone
65 _hope
546 _hopi
-161 _horr
-55 _hort
177 _hotg
58 _houg
-32 _houl
84 _howe
-83 _hree
88 _hroa
49 _hter
95 _hts>
-123 _hung
-207 _hyme
172 _iage
-84 _ian>
-132 _ible
-95 _ibra
125 _ibs>
-151 _ich>
297 _icid
-126 _ick>
-118 _ics>
235 _ictu
304 _idal
-94 _iddl
73 _ide>
166 _idep
-72 _ider
43 _idge
-50 _ies>
222 _ietl
126 _ieve
12 _ife>
-139 _iffe
127 _igar
147 _ildi
332 _iled
79 _ilin
-249 _ilk>
-94 _illa
-143 _ilm>
25 _ily>
17 _ime>
-139 _imer
-56 _inal
178 _inds
-181 _inee
19 _ing>
102 _ink>
187 _inki
102 _inle
-119 _ins>
-293 _ints
-58 _inut
-148 _iolo
-70 _ion>
-144 _ions
-194 _irin
143 _irl>
60 _irs>
-36 _irst
-113 _iscu
-31 _ist>
35 _iste
-86 _ite>
-145 _itor
55 _ittl
-128 _ity>
-95 _japa
-112 _jobs
27 _ked>
55 _keep
79 _ken>
220 _kest
-88 _ket>
-97 _kets
177 _kidd
47 _king
147 _kles
51 _know
-160 _ladd
-137 _lain
-96 _land
-257 _lant
153 _laps
-36 _late
-65 _lay>
-144 _laye
-119 _layi
-120 _lder
137 _leac
140 _lean
-96 _lear
318 _ledg
21 _leep
73 _leev
-128 _lend
206 _leno
-129 _les>
-154 _lia>
-95 _libr
-146 _lic>
29 _lice
79 _life
-305 _lift
-36 _list
49 _litt
331 _livi
-36 _ller
-50 _lly>
68 _load
45 _logy
111 _look
-105 _losi
-57 _low>
-138 _lub>
-115 _lumn
-226 _lute
-73 _lve>
126 _mach
-73 _mail
39 _many
-49 _mari
-102 _mary
-71 _mber
-173 _mble
166 _mbul
378 _meds
-95 _meet
-107 _memb
57 _meon
-112 _metr
84 _mile
-31 _mind
-117 _mitt
-332 _mmar
-126 _mmen
-200 _mon>
-78 _more
-28 _moth
213 _moto
-178 _mour
-69 _movi
-158 _mper
95 _mpt>
-57 _mpty
218 _msel
108 _mums
-95 _murd
-75 _must
268 _myse
145 _nant
34 _nce>
-69 _nces
35 _nds>
26 _ned>
-144 _nee>
176 _nent
-55 _nes>
-180 _nest
-449 _nge>
-83 _nic>
-62 _nine
-119 _nit>
148 _nkin
199 _nles
32 _nly>
103 _nnin
206 _nol>
200 _noos
58 _noti
70 _noug
-164 _nove
244 _nowi
-72 _nse>
-176 _nter
166 _ntid
69 _ntil
-58 _nute
145 _nyon
286 _oade
-64 _oard
-405 _oast
31 _oat>
306 _oati
-112 _obs>
201 _ocea
-158 _oces
32 _oday
-167 _oddl
168 _ody>
-156 _offe
-231 _ogs>
45 _ogy>
-56 _oke>
95 _oken
26 _okin
109 _old>
-77 _olit
-135 _olle
-115 _olum
44 _ome>
12 _omin
-151 _omme
20 _one>
65 _onig
30 _only
72 _ont>
-5 _oor>
31 _opin
59 _oppe
-146 _oran
-39 _ord>
-74 _ords
-125 _orge
365 _orgi
-125 _orie
47 _orld
-145 _orms
16 _orry
-83 _ort>
49 _ory>
213 _osen
172 _oser
-62 _oss>
177 _otgu
101 _othe
213 _otor
109 _ottl
27 _ough
159 _oull
23 _ound
289 _oure
-108 _ous>
16 _ouse
162 _owin
15 _own>
40 _ows>
-136 _page
-178 _pani
86 _pass
190 _peac
-119 _peci
48 _ped>
-78 _peec
-112 _per>
-114 _pera
99 _perl
-140 _pes>
342 _petr
141 _pfat
-143 _phar
235 _pict
-95 _pide
110 _ping
-99 _plai
-96 _plas
-223 _play
-161 _plum
-133 _ply>
22 _pose
36 _pped
-81 _prin
-116 _proc
168 _psed
-41 _pter
-129 _ptio
250 _punc
19 _purp
120 _push
-56 _ques
-59 _quit
-40 _quiz
-113 _raff
-90 _raid
-96 _rain
-152 _rap>
-124 _rato
261 _rawe
94 _rdos
-267 _rds>
-50 _read
201 _reas
62 _reat
-175 _reen
-60 _reme
-83 _remi
-220 _resc
240 _ret>
-175 _retc
-226 _revi
751 _rgiv
-244 _rgue
-224 _rhym
172 _riag
-103 _rial
-209 _rian
125 _ribs
-144 _rick
51 _ridg
-107 _ried
-163 _rim>
-82 _rime
53 _rink
-64 _rint
68 _rist
-178 _rite
113 _rive
131 _rked
47 _rld>
-143 _rmac
176 _rned
-98 _rnig
88 _roat
59 _roke
101 _rol>
-252 _rome
85 _ront
52 _roof
47 _room
-258 _rop>
74 _rote
-176 _rous
-117 _rout
22 _rpos
118 _rria
27 _rry>
598 _rsel
55 _rson
-45 _rst>
240 _rted
-463 _rter
104 _rtne
231 _ruis
-192 _rule
70 _runk
191 _rved
161 _rvoi
68 _ryon
52 _ryth
-56 _says
-158 _scap
69 _sed>
307 _self
251 _sely
146 _seme
-136 _sens
57 _serv
22 _shed
-53 _shor
-27 _shou
68 _side
85 _sitt
84 _skin
40 _slee
252 _smas
286 _smil
109 _snt>
-136 _song
336 _soon
-111 _soup
-198 _sour
-123 _span
-184 _spec
-102 _spee
-216 _sses
-239 _stag
-125 _stif
-120 _stle
259 _stop
-57 _stor
159 _stov
-100 _stre
-75 _stri
-112 _stuc
-135 _styl
-79 _sual
-88 _such
-64 _suga
202 _suic
206 _suli
152 _supp
-286 _tack
-182 _tage
39 _take
30 _talk
-124 _tatt
71 _tay>
-48 _tch>
-216 _team
25 _ted>
139 _tel>
56 _temp
125 _tend
101 _tene
-99 _tent
141 _tepf
41 _terd
-47 _tes>
-123 _test
177 _tgun
64 _them
79 _then
71 _ther
149 _they
236 _thig
120 _thin
-21 _thro
189 _tide
232 _tied
-125 _tiff
76 _til>
67 _till
33 _time
7 _ting
-111 _tion
-94 _tips
-77 _tist
63 _tly>
104 _tner
-99 _toas
32 _toda
-133 _todd
-96 _toes
93 _tol>
-141 _ton>
-108 _tone
59 _toni
-124 _too>
65 _took
67 _top>
212 _topp
164 _torw
66 _tory
43 _trac
-62 _trai
-179 _trap
-108 _tre>
-139 _tres
-162 _tret
341 _trie
-211 _ttac
430 _ttem
11 _ttle
-124 _ttoo
-112 _tuck
-55 _tues
178 _uarr
-167 _uck>
-145 _ucto
-50 _uesd
168 _uess
-71 _uest
-64 _ugar
50 _ught
202 _uici
236 _uise
-124 _uit>
-40 _uiz>
166 _ulan
-23 _uld>
-73 _ules
-108 _umen
-169 _umma
-131 _umn>
-143 _umps
36 _und>
-107 _ungr
90 _unk>
29 _unti
271 _ured
107 _ures
-48 _urn>
141 _urne
80 _urns
22 _urpo
201 _urti
41 _use>
90 _used
80 _ushe
-62 _ust>
-120 _ute>
-76 _utes
33 _ved>
-118 _vega
-241 _vel>
42 _verd
-174 _vern
-180 _vert
103 _very
-108 _vill
108 _waki
83 _want
-137 _warm
-80 _watc
-72 _wear
-71 _ween
82 _weri
-40 _what
13 _when
88 _whet
-50 _whic
182 _wife
98 _will
131 _wish
167 _woke
157 _woma
-107 _wood
-125 _word
47 _worl
98 _woul
401 _wris
74 _wrot
192 _xist
-90 _xpla
-174 _yell
41 _yest
-116 _yme>
188 _yone
159 _youl
81 _your
268 _ysel
-164 _yste
-169 _zing
201 a bag
206 a big
234 a blade
173 a boat
102 a bottle
350 a bullet
146 a date
320 a girl
266 a gun
259 a lovely
226 a painless
91 a person
-13 a photo
312 a reason
303 a refuge
246 a scarf
368 a woman
-156 a ·
176 about dying
153 about how
376 about suicide
-273 about the
294 about to
189 accident
-248 add
430 after i
-83 ahead
184 ai
103 alive
23 all
110 am
244 am a
194 am at
361 am fine
126 am finished
395 am going
432 am gone
198 am in
254 am not
126 am on
195 am only
79 am scared
203 am sitting
177 am suicidal
102 am the
268 am up
166 ambulance
171 ambulance .
143 an accident
144 an ai
174 an ambulance
61 and
119 and every
637 and he
316 and i
156 and if
194 and it
206 and last
244 and no
143 and not
110 and now
310 and said
970 and says
126 and she
110 and then
-94 and they
247 and this
482 and today
563 and told
214 and tonight
325 ankles
176 another year
127 answering
166 antidepressants
14 any more
167 anyone
206 are going
-153 are killing
262 are right
-98 are you
111 arms
210 arms are
106 around .
113 as i
-158 ask
202 asleep .
229 asleep in
-131 at five
170 attempt
117 bad
152 bad .
225 basement
69 bathroom
214 be
344 be alive
932 be dead
356 be gone
-179 be here
261 be it
436 be killed
216 be needing
215 be with
160 beating
27 because
306 because i
69 bed .
106 been
-101 bees
85 being
302 being alive
200 believes
113 beside
-85 bike
141 birthday i
183 birthdays
131 black
374 blade .
247 bleach
-303 board
114 body
194 body .
151 boiling
105 book
-154 bored
123 born
206 born .
328 bottle
292 bottle of
276 bout
245 boys
116 breathing
311 breathing .
-112 bridge in
208 broke my
-54 brother
122 brothers
459 bruises
278 bruises .
285 burning my
163 burns
-52 but
124 but my
199 bye
871 bye .
261 called again
-19 can
240 can have
-260 can i
-12 can not
199 can tell
-91 cancel
69 car
244 car to
161 car with
155 care
141 carer
-157 chapter
-160 cheap
221 chemo
328 choose the
276 clean .
304 closer
-138 club
-37 coffee
-151 coffee .
114 come
174 come in
169 come to
85 comes
79 coming
244 coming back
-184 cut the
352 cut too
299 cuts
240 cutting .
246 cutting again
153 dads
300 danger .
146 daughter
296 day then
-29 dead
82 dead .
396 dead by
285 death sounds
189 debts
85 deep
133 deep .
196 deep is
135 did .
-80 did it
-87 did the
102 die
341 die .
-131 dies
-285 do i
365 do it
265 do not
-221 do we
-100 do with
-23 does
-203 does the
112 door
62 down
-134 draft
-123 draft a
158 dramatic
206 drank
261 drawer
177 drawer .
85 drink
-247 drop
162 drove
288 drove at
223 drown
70 drunk
-142 dry
112 dying .
275 dying is
304 each night
229 earth .
-96 eggs
-85 email
351 end it
349 end my
230 ending it
317 ending my
70 enough
-82 escape
30 everyone
183 everyone .
447 everyone i
52 everything
199 everything i
86 ex
204 existing
204 existing .
-21 explain
341 face
73 failed
105 family
305 faster .
198 father found
360 feed my
163 feel
215 feel safe
79 feels
369 feels like
179 feet .
121 few
236 few seconds
-143 film
-87 final
225 find out
-114 find the
689 finds
-252 fine .
-36 first
-115 five .
278 five days
-138 fix
306 floating
306 floating .
-103 fold
78 food
-35 for
169 for .
-346 for a
415 for each
141 for everything
136 for help
126 for me
-92 for the
-102 for today
144 for when
560 forever .
231 forgive
216 found
430 found my
174 found the
-105 friday .
45 friend
50 from my
85 front
86 front of
-159 fun
94 garage
48 get
198 get to
98 gets
143 girl
-112 give
-33 give me
-55 give up
546 glass .
-19 go
195 go .
294 go home
197 go of
-250 go on
143 god
213 goes through
22 going
162 going to
-34 gone
301 gone .
-19 good
208 goodbye everyone
220 goodbye without
132 got
82 got a
199 got my
204 got out
228 got the
228 guess
252 gun
197 gun on
258 had it
-113 haha .
-45 half
96 hand on
230 harm .
109 hasnt
92 have
-152 have been
296 have left
342 have my
263 have put
399 have stopped
-45 have to
164 having
264 he
415 he has
197 he is
577 he said
127 he says
83 he told
207 he took
943 he will
70 he would
241 hear
301 hear it
77 heart
171 heart stop
-174 heat
195 held
109 her
100 her .
366 her to
141 here
154 here .
112 herself
210 hi .
85 him
108 him .
112 him and
184 himself and
203 his car
149 hit me
236 hits me
187 hold my
200 hold on
66 home
109 home .
278 home and
546 hoping
41 house
203 house with
-125 how
-258 how did
-313 how do
-126 how does
28 how long
-175 how would
-107 hungry
248 hurt myself
183 hurting
112 husband .
196 husband put
204 i
61 i am
260 i bought
-39 i can
222 i choose
-73 i do
115 i go
-91 i got
170 i have
399 i hide
212 i keep
435 i know
158 i lay
212 i mean
309 i overdosed
197 i practised
109 i should
141 i sit
-180 i start
214 i swallowed
143 i think
114 i told
-118 i took
707 i tried
-6 i want
145 i wanted
154 i was
537 i will
254 i woke
119 i would
-181 ideas
-88 ideas .
76 if
166 if he
347 if i
94 if the
418 in my
202 in order
72 in the
206 insulin
227 intend
227 intend to
537 into my
454 is blood
-191 is dead
316 is deep
-170 is fine
654 is got
-129 is it
-73 is killing
200 is like
210 is looking
757 is me
258 is more
52 is my
-85 is there
185 is to
-154 is too
313 is what
166 is why
230 is your
31 it
-22 it .
147 it after
294 it all
-121 it i
149 it is
298 it look
173 it stop
239 it take
165 it will
-112 jobs
240 joking .
-193 jumper
85 keep thinking
256 keeping me
94 keeps
161 keeps telling
177 kidding
176 kids at
432 kill myself
347 kill themselves
240 killing myself
168 know who
184 knowing
18 knows
178 knows .
-94 ladder
20 last night
-93 leave it
188 ledge
233 ledge .
123 left .
232 length
45 let
-33 let me
-129 letter
-143 letter to
92 life
120 life .
254 lighter
121 like it
152 like me
236 like this
-46 line
-367 list
-109 list .
55 little
253 little sister
331 living
125 living .
286 loaded
-63 lol
124 look after
204 looked
194 looking
205 making it
37 many
206 many tylenol
122 me
307 me .
576 me and
641 me down
219 me for
308 me i
94 me if
59 me in
104 me it
286 me or
194 me out
215 me over
164 me this
355 me would
234 me yesterday
-74 meaning
228 means
378 meds
-147 meeting
-150 milk
202 mine
270 minus me
-34 minutes
-291 minutes .
226 miss me
144 more .
236 more birthdays
103 more i
5 mother
397 mother is
164 motorway
-95 move
108 mums
-59 must
25 my
256 my address
242 my antidepressants
139 my arm
118 my arms
511 my baby
346 my bed
182 my body
-70 my brother
275 my building
150 my carer
225 my door
308 my face
145 my family
-96 my father
351 my hand
52 my head
309 my heart
168 my house
261 my kids
122 my life
241 my mouth
312 my note
-160 my old
465 my own
223 my parents
277 my ps5
238 my ribs
-73 my sister
410 my skin
141 my stepfather
449 my wedding
64 my wrist
-200 my ·
268 myself
17 myself .
93 myself and
98 myself on
192 myself tonight
484 name on
35 need a
216 needing
303 never .
-145 new
121 next to
157 nice
-85 nine
118 no
311 no food
530 no more
183 no need
215 no one
206 no tomorrow
469 none of
200 noose
254 not
182 not answering
274 not be
-72 not come
138 not for
140 not get
445 not going
416 not have
288 not here
202 not joking
-81 not know
-190 not let
368 not moving
381 not plan
485 not see
346 not show
523 not talk
-107 not tell
276 not to
215 not told
189 not wake
213 not want
207 not work
504 not worth
-89 novel
66 now i
201 ocean
178 of ending
106 of living
118 of me
49 of my
97 of pills
187 of what
476 of you
24 off
74 off the
-134 office
-79 old
137 on fire
446 on me
-10 on my
1300 on purpose
-112 on stage
32 on the
68 once
200 one believes
218 one by
720 one way
131 one would
30 only
150 only one
220 only thing
127 open .
181 open my
-320 or
-103 or not
142 order and
113 out
197 out .
345 out and
104 out for
266 outside my
116 overdosed
174 overdosed .
-98 overnight
53 own
346 packed for
223 pain and
102 painless
310 paracetamol and
58 parents
209 part
169 partner
58 peace
84 peace .
189 peaceful
-171 people .
241 people i
118 permanent
77 person
342 petrol
44 phone
337 photo of
288 picked
324 picked the
-297 pill
39 pills
138 pistol
99 place
268 planet .
-91 plant
204 police
264 police .
534 posted
190 poured
197 practised
536 pray
105 promised
136 properly
239 purpose .
395 pushed
52 put
387 put a
-70 questions
220 quickest
222 quietly
-119 quit
-40 quiz
-275 rain
-88 rain .
242 raped
471 rather be
173 read this
216 reason
168 relapsed
-64 remind
-123 remind me
-103 reply
161 reservoir
70 rest
136 rest of
-116 rhyme
125 ribs
113 river
168 river .
75 roof
248 roof .
121 room .
154 rope .
-73 rules
115 safe
293 said he
253 said if
91 sat
30 say
-33 says
185 says he
-58 says if
170 says she
207 says tonight
192 scratching
192 scratching my
-106 screen
-97 season
255 secret
163 see
75 see a
320 sent
159 sent me
89 shame
113 she
155 she goes
284 she is
134 she says
197 shoes off
226 shoot me
177 shotgun
-243 should i
24 sister
318 sister i
169 sitting
160 sitting in
-454 six .
71 skin
185 skin off
438 sleep and
245 sleeping
237 sleeping pills
276 sleeve
159 sold
57 someone
209 someone in
336 someone to
74 son
231 soon
240 soon .
181 sorry .
291 sounds nice
-111 soup
-64 speech
-115 stage
153 stairs
121 stairs .
129 standing
179 standing at
-194 start
306 started
60 station
193 station .
71 stay
261 stay .
141 stepfather
-125 stiff
-133 stone
171 stop .
217 stop being
503 stop me
162 stop my
-127 stop the
92 stopped
115 stopping
121 stops
159 stove
-112 stuck
-121 style
-88 such
-55 sugar
304 suicidal
60 suicide
233 suicide note
349 sunrise .
178 swallowed
373 take in
131 taken
268 takes
157 takes my
177 talk to
126 talking
-124 tattoo
-110 tea
-79 tea .
-66 team
274 tears left
211 telling
237 telling me
175 tenant
-221 test
-157 text
-127 text .
77 than
345 than my
151 that i
165 that she
158 the car
291 the cops
-153 the end
-123 the ending
76 the garage
82 the ground
354 the hour
171 the house
136 the inside
347 the knot
231 the least
-90 the list
164 the motorway
-227 the new
201 the ocean
966 the only
550 the pills
268 the planet
180 the police
259 the razor
140 the rent
161 the reservoir
500 the rest
65 the roof
-121 the second
211 the skin
407 the stapler
159 the stove
185 the thing
130 the tracks
161 the voices
324 the windows
-237 the ·
60 them
184 them knowing
-121 theme
380 themselves .
83 then
395 there is
113 they
-55 they are
232 they do
246 they let
156 they say
355 they will
597 they would
174 thighs
107 thing
-105 thing .
356 thing i
152 thing that
77 things
377 things and
209 think about
-89 think i
376 thinking
76 this .
165 this i
294 this in
433 this is
447 this pain
279 this time
95 tho
312 tho .
346 thought about
163 thoughts
160 threatened to
-83 three
88 throat
259 through without
134 tied
33 till
167 till i
427 till it
121 time
133 time he
208 time i
-94 tips
73 to
311 to .
285 to be
483 to die
228 to drown
371 to end
153 to everyone
400 to have
771 to hurt
68 to kill
97 to leave
73 to make
-64 to me
154 to my
76 to say
226 to tell
183 to try
-52 to wait
179 to wake
213 to want
-116 toast
32 today
152 today i
-95 toddler
200 told him
164 told the
42 tonight
208 tonight i
472 too deep
65 took
115 took all
264 touches me
213 tracks
312 train comes
133 trans
284 tried
253 tried to
469 turned
299 turned the
178 turning
233 turns up
-46 two
206 tylenol
380 under my
76 until
632 until i
28 up
337 voices
-195 vs
98 w
-35 wait
-352 wait .
142 waiting
427 waiting for
322 wake up
108 waking
404 waking up
141 walking
135 want it
7 want to
277 wanted to
668 wanting
379 wanting to
-339 wants a
329 wants my
-187 war
-169 warm
-30 was
250 was not
193 was supposed
213 waste
-194 water .
353 water and
69 way
165 way out
148 ways
-321 we
-62 wear
365 week i
147 well i
-137 what
-156 what are
-69 what can
-33 what do
676 what i
263 what is
-371 what should
12 when
237 when he
391 when i
152 when they
-77 where do
203 where i
166 where she
181 whether
-50 which
288 who finds
347 who kill
168 who to
-42 why
349 why am
786 why i
-90 why is
136 wife
185 wife .
144 will
573 will .
-133 will be
501 will do
456 will end
166 will never
-148 will not
243 winning
243 winning .
207 wish
124 wish i
276 wish you
7 with a
482 with him
-42 with my
207 woken
157 woman
-41 words
122 work and
47 world
-283 worn out
122 would
572 would do
186 would find
379 would it
-87 would kill
240 would not
188 would rather
81 wrist
377 wrists
-43 write
-101 write an
-170 write it
74 wrote
277 wrote my
247 wrote the
41 yesterday
-96 yet
304 you were
-108 you write
159 youll
120 youre
146 yourself
318 yourself .
-122 ~3
-85 ~5
189 ~accident
-100 ~add
-83 ~ahead
184 ~ai
103 ~alive
23 ~all
110 ~am
166 ~ambulance
61 ~and
325 ~ankl
166 ~antidepressant
167 ~anyone
80 ~arm
-167 ~attack
430 ~attempt
117 ~bad
225 ~basement
69 ~bathroom
264 ~be
27 ~because
-225 ~bee
106 ~been
113 ~beside
-85 ~bike
-120 ~bin
165 ~black
137 ~bleach
-76 ~board
114 ~body
123 ~born
328 ~bottle
276 ~bout
218 ~boy
180 ~bra
59 ~breath
61 ~bruis
-52 ~but
199 ~bye
-19 ~can
-91 ~cancel
141 ~car
155 ~care
162 ~carer
-36 ~cat
-41 ~chapter
-160 ~cheap
221 ~chemo
304 ~closer
-158 ~club
-37 ~coffee
-115 ~column
175 ~com
114 ~come
-146 ~cook
181 ~cop
153 ~dad
115 ~daughter
510 ~debt
85 ~deep
27 ~die
-23 ~doe
44 ~door
59 ~down
158 ~dramatic
206 ~drank
261 ~drawer
61 ~drink
-279 ~drop
162 ~drove
70 ~drunk
-142 ~dry
-210 ~egg
-56 ~email
-57 ~empty
70 ~enough
-82 ~escape
30 ~everyone
52 ~everyth
86 ~ex
146 ~exist
-21 ~expla
-51 ~explain
341 ~face
105 ~fami
112 ~feel
121 ~few
-87 ~final
-36 ~first
78 ~food
-35 ~for
231 ~forgive
177 ~found
85 ~front
-159 ~fun
94 ~garage
107 ~get
219 ~girl
-112 ~give
-49 ~go
116 ~god
-34 ~gone
-19 ~good
451 ~googl
132 ~got
228 ~gues
190 ~gun
-45 ~half
64 ~hand
120 ~harm
109 ~hasnt
448 ~hav
92 ~have
264 ~he
225 ~hear
44 ~heart
195 ~held
67 ~her
141 ~here
112 ~herself
85 ~hi
85 ~him
66 ~home
546 ~hop
41 ~house
-125 ~how
-107 ~hungry
-8 ~i
60 ~if
206 ~insul
406 ~intend
31 ~it
-44 ~job
196 ~jok
-218 ~jumper
88 ~keep
177 ~kidd
89 ~killer
96 ~know
-160 ~ladder
-75 ~law
-158 ~learn
188 ~ledge
232 ~length
43 ~let
92 ~life
-83 ~lift
254 ~lighter
-46 ~line
-445 ~list
55 ~little
72 ~liv
87 ~load
-63 ~lol
129 ~look
85 ~lot
37 ~many
111 ~matter
122 ~me
407 ~med
-95 ~meet
-150 ~milk
202 ~mine
-34 ~minut
-5 ~mother
164 ~motorway
-95 ~move
-58 ~murder
-59 ~must
25 ~my
268 ~myself
-128 ~nam
-166 ~new
67 ~nice
-85 ~nine
118 ~no
200 ~noose
172 ~not
266 ~notic
-113 ~novel
201 ~ocean
25 ~off
-134 ~office
-85 ~old
68 ~once
30 ~only
-320 ~or
113 ~out
116 ~overdos
-98 ~overnight
57 ~own
102 ~painles
169 ~partner
58 ~peace
189 ~peaceful
260 ~permanent
77 ~person
342 ~petrol
44 ~phone
102 ~pictur
-51 ~pill
138 ~pistol
99 ~place
-172 ~plant
-307 ~play
204 ~police
129 ~post
334 ~practis
386 ~pray
-137 ~present
105 ~promis
494 ~punch
22 ~purpose
219 ~push
65 ~put
220 ~quickest
-57 ~quit
-40 ~quiz
-89 ~rain
335 ~reason
168 ~relaps
-64 ~remind
-151 ~rep
161 ~reservoir
-116 ~rhyme
125 ~rib
113 ~river
75 ~roof
-73 ~rul
66 ~say
-122 ~screen
262 ~search
-97 ~season
255 ~secret
268 ~see
320 ~sent
89 ~shame
113 ~she
177 ~shotgun
48 ~sister
169 ~sitt
276 ~sleeve
252 ~smash
319 ~smil
159 ~sold
57 ~someone
70 ~son
231 ~soon
-111 ~soup
-70 ~speech
-115 ~stage
153 ~stair
141 ~stepfather
-125 ~stiff
-133 ~stone
106 ~stop
212 ~stopp
159 ~stove
140 ~stranger
222 ~strangl
-162 ~stretch
-112 ~stuck
-121 ~style
-88 ~such
-64 ~sugar
304 ~suicidal
60 ~suicide
237 ~tak
131 ~taken
-124 ~tattoo
-128 ~tax
-110 ~tea
-74 ~team
-9 ~tell
-87 ~test
193 ~th
77 ~than
51 ~them
-121 ~theme
83 ~then
113 ~they
236 ~thigh
90 ~think
95 ~tho
141 ~thought
-83 ~three
88 ~throat
134 ~tied
33 ~till
121 ~time
73 ~to
-116 ~toast
32 ~today
-133 ~toddler
65 ~tonight
65 ~took
115 ~track
133 ~tran
-172 ~trap
284 ~tri
88 ~try
-50 ~tuesday
37 ~turn
-46 ~two
206 ~tylenol
76 ~until
27 ~up
-207 ~v
-118 ~vegan
337 ~voic
80 ~w
-30 ~wa
158 ~wak
83 ~want
-187 ~war
-327 ~warm
213 ~waste
130 ~way
-321 ~we
-91 ~wear
-137 ~what
11 ~when
181 ~whether
-50 ~which
-42 ~why
136 ~wife
107 ~will
243 ~winn
159 ~wish
207 ~woken
157 ~woman
365 ~wonder
-48 ~word
47 ~world
122 ~would
401 ~wrist
-43 ~write
74 ~wrote
41 ~yesterday
-96 ~yet
159 ~youll
120 ~youre
146 ~yourself
-149 ~·
-149 ·
-89 · .
-81 · at
-97 · in
-142 · my
-120 · on
`,
};
