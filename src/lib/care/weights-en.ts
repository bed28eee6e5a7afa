import type { DistressWeights } from './distress-form';

/** Published, and written by scripts/support/fit-care.ts from tests/fixtures/care: not by hand. */
export const englishWeights: DistressWeights = {
  base: -285,
  enough: 75,
  calm: -150,
  weights: `
400 ##captive
-239 ##cook
374 ##despair
343 ##doing
76 ##farewell
56 ##fear
-54 ##fiction
-54 ##harming
84 ##howto
171 ##hurter
171 ##hurting
118 ##kin
110 ##living
81 ##means
119 ##method
70 ##near
-125 ##occasion
-9 ##others
140 ##rescue
-23 ##self
340 ##selfharm
-83 ##sport
615 ##taking
308 ##urge
111 ##violence
-156 #asking
-80 #asking+captive
-98 #asking+cook
-322 #asking+daily
-70 #asking+harming
-164 #asking+height
-57 #asking+howto
-33 #asking+hurter
-131 #asking+hyper
-669 #asking+occasion
-95 #asking+tech
-47 #asking+violence
28 #blade
35 #blade+harming
-100 #blade+howto
88 #blade+hurter
139 #blade+urge
171 #blade+violence
24 #body
155 #body+hurter
170 #body+kin
8 #captive
180 #captive+gladness
24 #captive+kin
-423 #cook
-85 #cook+gladness
-126 #cook+howto
-307 #craft
-247 #craft+gladness
-492 #craft+howto
-199 #daily
-78 #daily+cook
-5 #daily+howto
-23 #daily+hurter
-149 #daily+method
-43 #daily+mood
26 #daily+occasion
84 #daily+secret
-8 #daily+sport
2 #despair
-116 #despair+asking
-103 #despair+cook
570 #despair+eating
291 #despair+end
-45 #despair+fear
-51 #despair+fiction
-72 #despair+garden
3 #despair+harming
-81 #despair+hurter
-11 #despair+hurting
73 #despair+kin
62 #despair+limb
367 #despair+living
107 #despair+near
-68 #despair+others
66 #despair+reasonless
331 #despair+rope
93 #despair+settle
55 #despair+taking
117 #despair+urge
-65 #despair+wishing
27 #doing
220 #doing+despair
183 #doing+end
351 #doing+farewell
51 #doing+hurter
119 #doing+hyper
114 #doing+now
333 #doing+others
332 #doing+parting
205 #doing+taking
173 #drug
42 #drug+end
152 #drug+howto
-68 #drug+kin
118 #drug+method
280 #drug+rescue
518 #drug+taking
557 #drug+travel
139 #dying
-57 #dying+cook
-138 #dying+despair
313 #dying+doing
141 #dying+drug
205 #dying+eating
52 #dying+end
328 #dying+farewell
-33 #dying+fiction
192 #dying+gladness
20 #dying+hurter
-192 #dying+hurting
-115 #dying+kin
-359 #dying+machine
-171 #dying+near
73 #dying+now
5 #dying+others
207 #dying+parting
88 #dying+putting
-68 #dying+rescue
-131 #dying+secret
19 #dying+urge
-151 #dying+violence
1095 #dying+wishing
151 #eating
173 #eating+kin
-20 #end
-40 #end+craft
249 #end+eating
98 #end+gladness
-23 #end+hurter
283 #end+kin
37 #end+mood
91 #end+rescue
-137 #end+secret
205 #end+urge
-110 #end+violence
110 #ending
247 #ending+body
155 #ending+despair
259 #ending+height
-184 #ending+hurter
-96 #ending+hurting
587 #ending+kin
724 #ending+living
11 #ending+near
228 #ending+now
-194 #ending+others
205 #ending+wishing
-363 #everyday
131 #farewell
53 #farewell+gladness
10 #farewell+hurter
98 #farewell+kin
245 #farewell+settle
117 #fear+blade
-64 #fear+cook
-121 #fear+fiction
96 #fear+gladness
-1 #fear+harming
-58 #fear+howto
99 #fear+hurter
166 #fear+hurting
253 #fear+kin
-76 #fear+limb
261 #fear+near
20 #fear+others
-219 #fear+pets
119 #fear+taking
56 #fear+violence
86 #fear+wishing
-350 #fiction
15 #fiction+asking
-213 #fiction+craft
11 #fiction+daily
-57 #fiction+end
-600 #fiction+howto
-262 #fiction+hyper
-118 #fiction+mood
-61 #fiction+violence
-67 #garden
-107 #garden+howto
-2 #harming
-58 #harming+cook
73 #harming+end
-206 #harming+garden
-116 #harming+howto
-18 #harming+hurter
69 #harming+kin
219 #harming+reasonless
439 #harming+urge
-60 #harming+violence
22 #height
-261 #height+howto
-82 #height+hurter
105 #height+kin
-123 #home
-430 #home+howto
-47 #howto+everyday
69 #hurter
129 #hurter+captive
-44 #hurter+gladness
-44 #hurter+howto
23 #hurter+kin
118 #hurter+rescue
298 #hurter+violence
70 #hurting
-188 #hurting+asking
197 #hurting+captive
-96 #hurting+fiction
10 #hurting+harming
-70 #hurting+howto
188 #hurting+hurter
156 #hurting+kin
401 #hurting+limb
86 #hurting+near
-118 #hurting+now
-107 #hurting+pets
127 #hurting+rail
72 #hurting+rescue
108 #hurting+rope
347 #hurting+secret
-314 #hurting+sport
-141 #hurting+urge
113 #hurting+violence
-108 #hurting+wishing
63 #hyper+captive
8 #hyper+howto
15 #hyper+hurter
-119 #hyper+occasion
132 #hyper+rail
-7 #kin
-51 #kin+gladness
-29 #kin+pets
-39 #laugh
-155 #laugh+daily
144 #laugh+farewell
-89 #laugh+sport
91 #limb
-147 #limb+end
110 #limb+height
63 #limb+hurter
-70 #limb+kin
213 #limb+mood
82 #limb+rope
63 #limb+urge
118 #limb+violence
-74 #limb+wishing
37 #living
-108 #living+kin
529 #living+reasonless
193 #living+urge
-167 #machine
-81 #machine+end
-51 #machine+garden
-186 #machine+howto
-95 #machine+pets
-61 #machine+tech
141 #means
52 #means+body
-73 #means+cook
93 #means+despair
64 #means+drug
59 #means+eating
-120 #means+end
77 #means+farewell
-74 #means+fear
53 #means+howto
40 #means+hurter
-50 #means+hurting
-48 #means+kin
119 #means+limb
137 #means+near
-17 #means+now
121 #means+others
-61 #means+pets
-182 #means+rescue
140 #means+rope
-41 #means+taking
159 #means+urge
152 #means+violence
91 #means+worry
20 #method
-247 #method+occasion
-71 #mood+cook
-110 #mood+craft
-413 #mood+pets
219 #near
195 #near+blade
170 #near+body
90 #near+captive
173 #near+eating
61 #near+farewell
36 #near+harming
-80 #near+hurter
122 #near+kin
58 #near+limb
-73 #near+rescue
329 #near+rope
41 #near+secret
46 #near+taking
-97 #near+urge
-174 #near+violence
-173 #near+wishing
165 #near+worry
-12 #now
-75 #now+asking
320 #now+body
237 #now+drug
117 #now+eating
-80 #now+end
74 #now+farewell
79 #now+harming
414 #now+height
-283 #now+howto
140 #now+hurter
-138 #now+kin
-55 #now+living
-89 #now+occasion
111 #now+secret
406 #now+settle
28 #now+taking
75 #now+urge
-57 #now+violence
-114 #now+wishing
-224 #occasion
-117 #occasion+howto
89 #others
-34 #others+asking
88 #others+blade
155 #others+body
96 #others+captive
-42 #others+craft
-19 #others+daily
-84 #others+drug
157 #others+eating
-11 #others+end
21 #others+farewell
-42 #others+gladness
-53 #others+howto
-10 #others+hurter
66 #others+hurting
160 #others+kin
106 #others+limb
77 #others+near
75 #others+now
-57 #others+reasonless
80 #others+rescue
261 #others+secret
109 #others+settle
55 #others+taking
121 #others+urge
210 #others+violence
-38 #others+wishing
83 #others+worry
111 #parting
64 #parting+despair
105 #parting+farewell
90 #parting+hurter
85 #parting+kin
95 #parting+limb
48 #parting+means
226 #parting+method
88 #parting+near
97 #parting+others
78 #parting+putting
68 #parting+rescue
93 #parting+rope
62 #parting+violence
-87 #parting+wishing
-256 #pets
-587 #pets+howto
32 #putting+hurter
230 #putting+kin
333 #putting+living
76 #putting+rescue
39 #putting+settle
197 #putting+tech
26 #rail
-193 #rail+everyday
62 #reasonless
190 #reasonless+gladness
-57 #reasonless+hurter
173 #reasonless+rescue
72 #rescue
-142 #rescue+cook
83 #rescue+kin
-111 #rescue+pets
123 #rope
104 #rope+captive
175 #rope+farewell
-143 #rope+hurter
193 #rope+kin
116 #rope+method
70 #rope+rescue
115 #rope+urge
-135 #rope+violence
80 #secret+captive
183 #secret+hurter
114 #secret+kin
150 #secret+tech
139 #secret+violence
106 #self
42 #self+asking
250 #self+blade
88 #self+body
-93 #self+captive
-45 #self+cook
-94 #self+craft
150 #self+despair
293 #self+doing
173 #self+drug
74 #self+dying
32 #self+eating
224 #self+end
33 #self+ending
-33 #self+everyday
187 #self+farewell
-214 #self+fear
-19 #self+fiction
-68 #self+gladness
277 #self+height
-145 #self+howto
49 #self+hurter
-16 #self+hurting
-48 #self+hyper
-66 #self+kin
272 #self+limb
138 #self+living
221 #self+means
-208 #self+near
195 #self+now
147 #self+others
100 #self+parting
17 #self+putting
58 #self+rail
328 #self+reasonless
162 #self+rescue
114 #self+rope
124 #self+selfharm
-49 #self+sport
-55 #self+taking
-85 #self+urge
162 #self+violence
-11 #self+wishing
92 #selfharm
-115 #selfharm+asking
-98 #selfharm+despair
50 #selfharm+eating
60 #selfharm+fear
-63 #selfharm+howto
-44 #selfharm+hurter
33 #selfharm+kin
176 #selfharm+limb
173 #selfharm+near
283 #selfharm+now
-15 #selfharm+others
229 #selfharm+reasonless
73 #selfharm+secret
475 #selfharm+urge
-33 #selfharm+violence
403 #selfharm+worry
-5 #settle
105 #settle+hurter
41 #settle+kin
336 #settle+pets
124 #settle+tech
-273 #sport
-46 #sport+howto
145 #taking
256 #taking+body
197 #taking+captive
-122 #taking+end
104 #taking+hurter
148 #taking+rescue
250 #taking+rope
116 #urge
199 #urge+hurter
-94 #urge+kin
-168 #urge+tech
102 #violence
321 #violence+captive
-191 #violence+howto
108 #violence+kin
-97 #violence+method
-240 #violence+pets
-56 #violence+rescue
-214 #violence+sport
99 #wishing
-103 #wishing+captive
459 #wishing+end
-52 #wishing+hurter
-140 #wishing+kin
370 #wishing+living
133 #wishing+reasonless
157 #wishing+rescue
69 #wishing+urge
200 #wishing+violence
-18 #worry
207 #worry+body
53 #worry+captive
303 #worry+harming
83 #worry+hurter
258 #worry+limb
77 #worry+rescue
335 . after
216 . all
-403 . any
-202 . anything
-642 . are
899 . been
-106 . best
-146 . blood
-80 . cut
-136 . did
-46 . does
-169 . draft
106 . drank
633 . every
299 . everyone
-354 . explain
83 . father
-84 . first
213 . found
-63 . give
191 . going
192 . got
188 . have
60 . he
-332 . hit
-154 . how
-94 . i
-24 . if
-65 . in
-498 . is
26 . it
-200 . jump
-89 . keep
-223 . leave
-132 . left
275 . like
-62 . make
187 . me
-106 . mother
-126 . my
-340 . never
30 . no
145 . nothing
329 . odd
80 . on
-103 . our
-101 . pill
109 . relapsed
-218 . remind
-118 . rope
426 . since
283 . sister
378 . slept
439 . some
-190 . take
-58 . the
-139 . there
146 . they
433 . thinking
-133 . this
234 . tied
242 . today
127 . tried
-80 . two
339 . uncle
58 . want
11 . we
-159 . were
-325 . what
-177 . where
-157 . which
-136 . who
132 . wife
244 . wish
75 . would
-288 . write
224 . yesterday
246 . you
-287 . ·
-114 3
-125 7
-417 _<abs
49 _<acc
100 _<ali
-104 _<alm
87 _<any
-362 _<arg
314 _<arm
-136 _<bak
-15 _<bec
-26 _<bee
-149 _<bik
-182 _<bis
71 _<bla
-85 _<blo
-111 _<bon
-51 _<bos
-4 _<bot
267 _<boy
-62 _<bri
-128 _<buc
-56 _<cas
-86 _<cha
-62 _<che
111 _<cig
-49 _<cla
-198 _<clu
-87 _<col
30 _<com
-160 _<coo
-187 _<cre
-195 _<cri
-132 _<cro
120 _<cut
155 _<dad
108 _<dau
-187 _<def
-134 _<det
-140 _<dif
-30 _<doe
-125 _<dog
56 _<dow
28 _<dri
-90 _<egg
-61 _<ema
115 _<eno
-151 _<ent
364 _<env
-5 _<eve
111 _<exi
-65 _<exp
81 _<fam
-114 _<fan
38 _<fee
-119 _<fil
-28 _<fir
-47 _<fiv
113 _<fut
35 _<get
57 _<gir
-91 _<giv
-95 _<goa
52 _<goi
-167 _<gol
-338 _<gre
-122 _<gri
-122 _<gut
-57 _<hal
91 _<has
104 _<hav
21 _<hel
121 _<her
371 _<hop
-271 _<hor
39 _<hou
-161 _<hum
252 _<hyp
-111 _<jap
43 _<kee
43 _<kno
-150 _<law
101 _<led
-99 _<lib
-80 _<lin
-37 _<lis
23 _<liv
18 _<loo
217 _<lor
-89 _<los
-65 _<mee
-75 _<men
-59 _<met
-162 _<moo
45 _<mot
-211 _<mur
-131 _<mus
-54 _<mys
198 _<nan
-217 _<ner
-79 _<nin
-84 _<nov
210 _<oce
-122 _<oct
-70 _<off
39 _<onl
-209 _<pag
-160 _<pan
122 _<pea
-59 _<pen
119 _<pet
-62 _<pho
74 _<pic
-87 _<pig
368 _<pis
-177 _<plu
-254 _<por
-83 _<pot
-170 _<pri
121 _<pun
15 _<pur
95 _<pus
-193 _<que
128 _<rap
-44 _<rec
200 _<reh
-61 _<rem
-106 _<rep
-68 _<ret
-241 _<rhy
-154 _<rid
79 _<riv
-132 _<rol
-328 _<rom
51 _<roo
-183 _<rul
-225 _<sal
-23 _<say
-70 _<sco
-97 _<scr
19 _<sis
108 _<sit
39 _<sle
-115 _<soc
-101 _<sof
223 _<soo
-273 _<spa
-445 _<spe
-354 _<spi
14 _<sta
49 _<sto
-111 _<sty
-71 _<suc
-196 _<sug
203 _<sui
-94 _<sus
35 _<tak
-118 _<tas
-118 _<tat
-84 _<tea
-50 _<tes
96 _<the
44 _<thi
141 _<tie
80 _<til
51 _<tim
-85 _<toa
23 _<tol
48 _<ton
270 _<try
-60 _<tue
208 _<tyl
60 _<unt
-190 _<veg
-374 _<ver
75 _<voi
101 _<wak
158 _<wan
135 _<way
-198 _<wea
-32 _<wha
-2 _<whe
-143 _<whi
122 _<wif
118 _<wil
147 _<wok
91 _<wom
-211 _<woo
125 _<wou
-196 _<yel
39 _<yes
-188 _<yog
67 _<you
170 _acci
148 _ace>
130 _acet
26 _ach>
-80 _acte
-97 _acts
-227 _adde
63 _addr
483 _aded
-84 _aft>
-85 _ager
-87 _agra
-73 _ague
18 _aid>
-150 _ail>
38 _aile
-130 _aine
160 _ainl
46 _airs
125 _aiti
98 _aken
43 _akes
55 _akin
-132 _ales
75 _aliv
84 _alki
-83 _ally
-145 _almo
165 _amil
-176 _amon
122 _andi
-107 _ando
229 _anen
-94 _anic
-146 _anin
-68 _anis
-128 _ant>
49 _anti
117 _anyo
-111 _apan
194 _aped
111 _apse
100 _arer
252 _aret
-392 _argu
-266 _aris
-263 _arma
-161 _arms
-87 _arni
114 _arri
-270 _arro
106 _arry
94 _arve
164 _asem
-134 _ash>
147 _asnt
-29 _atch
103 _aten
-34 _athe
87 _athi
162 _atic
-64 _atoe
-154 _ator
-140 _aunt
-8 _ause
232 _awer
-93 _aws>
2 _ays>
271 _bail
-124 _bake
-136 _ball
66 _band
12 _beca
117 _been
-118 _bees
-253 _begi
44 _bein
83 _belt
-84 _bike
86 _birt
-82 _ble>
129 _blea
-174 _blow
-71 _boar
157 _body
246 _born
101 _bott
234 _boys
-73 _brar
18 _brid
150 _brui
-128 _buck
146 _bula
-191 _cape
-74 _card
104 _cars
141 _carv
-223 _cast
47 _caus
170 _ccid
210 _cean
-303 _cel>
-57 _char
-94 _che>
-93 _chea
-201 _chee
-85 _choi
275 _chos
374 _cida
112 _cide
111 _ciga
-89 _city
217 _ckes
-166 _cket
-156 _club
-128 _colu
48 _come
-149 _comm
-213 _cook
-141 _cree
-80 _cter
-169 _cts>
112 _ctur
143 _cuts
155 _dads
112 _dal>
-224 _danc
95 _daug
-214 _dder
-280 _ddle
63 _ddre
-164 _deas
492 _debt
22 _ded>
139 _deep
-145 _defe
-25 _der>
-103 _ders
-165 _diff
-148 _dler
-132 _dlin
-30 _does
-125 _dogs
98 _dose
68 _down
46 _drin
151 _drov
-121 _dust
168 _eace
-48 _ead>
100 _eane
-146 _eani
130 _eans
-117 _eap>
-155 _earn
72 _eart
-226 _eas>
-640 _eat>
168 _eate
169 _ebts
26 _ecau
-85 _ecom
-155 _eech
52 _eel>
-62 _een>
21 _eep>
207 _eepi
151 _eepy
-46 _eeti
-122 _efen
-156 _ege>
-90 _eggs
-253 _egin
157 _eing
183 _elap
188 _elf>
14 _ell>
298 _elt>
-66 _emai
-75 _embe
-135 _eme>
-93 _emin
225 _emo>
-36 _ence
-203 _enda
-162 _ende
208 _enol
115 _enou
-104 _ense
-53 _ensi
-96 _ente
-239 _enti
43 _eone
119 _epfa
184 _epin
151 _epy>
221 _eras
39 _erda
59 _erdo
-85 _eren
-144 _erfu
55 _erly
-143 _erne
-121 _ers>
78 _erso
74 _eryo
62 _eryt
-135 _escu
-90 _esda
-110 _ese>
-289 _esen
192 _eser
37 _ess>
-72 _essi
19 _est>
-6 _esti
151 _esus
164 _ethe
230 _etly
-89 _etre
137 _etro
79 _ever
-121 _ews>
114 _exis
-316 _expl
-77 _face
161 _fail
165 _fami
-71 _fath
-39 _fee>
159 _feel
-151 _fere
-95 _ffee
-227 _ffer
-47 _ffic
-46 _fice
-99 _fied
-31 _film
-255 _fina
49 _find
-41 _firs
-47 _five
56 _foun
70 _fron
113 _futu
-67 _game
-162 _gar>
313 _gare
332 _gen>
-90 _get>
109 _gets
-90 _ggs>
77 _ghte
97 _ghts
112 _girl
115 _gled
52 _goin
-51 _gone
25 _gram
-142 _gree
-100 _grim
-73 _gue>
-117 _guin
126 _gun>
141 _hame
73 _han>
-105 _hara
147 _hasn
-147 _hat>
151 _have
157 _havi
118 _hear
41 _hed>
190 _held
21 _hem>
-180 _heme
225 _hemo
79 _hen>
-5 _here
-175 _hesi
214 _heth
98 _hey>
-49 _hich
-97 _hill
27 _hing
88 _hink
-39 _hone
104 _hoos
115 _hope
428 _hopi
-180 _horr
-94 _hort
151 _hotg
36 _houg
-37 _houl
-118 _hree
67 _hroa
49 _hter
90 _hts>
-140 _hung
-219 _hyme
128 _iage
-149 _ible
-87 _ibra
146 _ibs>
-182 _ich>
287 _icid
123 _icin
-85 _ick>
-122 _ics>
208 _ictu
374 _idal
-83 _iddl
66 _ide>
171 _idep
24 _idge
-50 _ies>
230 _ietl
-129 _iffe
-186 _ifie
-77 _ift>
111 _igar
105 _ildi
303 _iled
78 _ilin
-236 _ilk>
-73 _ill>
-97 _illa
-170 _ilm>
35 _ily>
15 _ime>
-99 _imer
-46 _inal
162 _inds
-185 _inee
9 _ing>
115 _ink>
151 _inki
212 _inle
-71 _ins>
-323 _ints
-65 _inut
-118 _iolo
-69 _ion>
-155 _ions
-185 _irin
121 _irl>
83 _irs>
-41 _irst
86 _irth
-129 _iscu
116 _isky
-45 _ist>
44 _iste
-79 _ite>
-175 _itor
-95 _itte
56 _ittl
-117 _ity>
-111 _japa
61 _joki
65 _ked>
57 _keep
117 _ken>
217 _kest
-79 _ket>
-70 _kets
50 _king
32 _know
-120 _kout
-166 _ladd
-177 _lain
-77 _land
-220 _lant
131 _laps
-44 _late
-50 _lay>
-163 _laye
-126 _layi
-134 _lder
129 _leac
76 _lean
-97 _lear
229 _ledg
18 _leep
52 _leev
-150 _lege
208 _leno
-169 _les>
-87 _libr
-101 _lic>
117 _lice
53 _life
-509 _lift
31 _ling
-63 _list
50 _litt
410 _livi
-61 _ller
-53 _lly>
59 _load
51 _logy
83 _look
-91 _losi
-65 _low>
-135 _lub>
-128 _lumn
-131 _lute
-81 _lve>
102 _mach
-79 _mail
45 _many
-64 _mber
146 _mbul
378 _meds
-65 _meet
-67 _mend
-77 _ment
43 _meon
-116 _metr
99 _mile
-345 _mmar
-249 _mmen
-157 _mon>
-94 _moon
-11 _moth
185 _moto
-154 _mour
-183 _mper
78 _mpt>
-62 _mpty
214 _msel
-86 _murd
291 _myse
102 _nant
13 _nce>
-96 _ncy>
36 _nds>
31 _ned>
-179 _nee>
146 _nent
-82 _ners
-75 _nes>
-150 _nest
-502 _nge>
-72 _nine
112 _nkin
226 _nles
21 _nly>
109 _nnin
208 _nol>
187 _noos
30 _noth
34 _noti
115 _noug
-84 _nove
267 _nowi
-106 _nse>
-189 _nter
171 _ntid
69 _ntil
-65 _nute
117 _nyon
313 _oade
-71 _oard
-407 _oast
36 _oat>
317 _oati
210 _ocea
-134 _oces
40 _oday
-182 _oddl
-121 _ode>
191 _ody>
-160 _offe
-345 _ogs>
51 _ogy>
92 _oken
32 _okin
226 _old>
-109 _oles
-191 _olle
-128 _olum
47 _omac
-81 _omat
30 _ome>
-288 _omme
-176 _oms>
57 _one>
-78 _ones
50 _onig
19 _only
-15 _ons>
72 _ont>
119 _oomm
17 _oor>
16 _opin
70 _oppe
-155 _oran
-88 _ords
-115 _orge
381 _orgi
-105 _orie
52 _orld
-128 _ort>
46 _ory>
6 _ose>
159 _oser
-93 _oss>
-156 _otes
151 _otgu
76 _othe
185 _otor
90 _ottl
38 _ough
226 _oul>
141 _oull
11 _ound
351 _oure
-130 _ous>
-25 _out>
20 _owed
124 _owin
19 _own>
43 _ows>
-209 _page
-146 _pani
52 _pass
168 _peac
-147 _peci
55 _ped>
-50 _peec
-118 _per>
-117 _pera
160 _perl
-140 _pes>
319 _petr
119 _pfat
-134 _phar
208 _pict
-88 _pide
114 _ping
-142 _plai
-107 _plas
-285 _play
-103 _plum
-230 _ply>
50 _pose
-110 _prin
142 _psed
-351 _ptio
-51 _pty>
242 _punc
95 _push
-85 _ques
-84 _quit
-111 _raff
-86 _raid
-109 _rain
-156 _rap>
-31 _rate
-127 _rato
232 _rawe
59 _rdos
-261 _rds>
151 _reas
44 _reat
7 _ree>
-194 _reen
-68 _reme
-238 _resc
202 _ret>
-126 _retc
118 _rett
-189 _revi
-144 _rful
-84 _rget
763 _rgiv
-236 _rgue
-241 _rhym
128 _riag
-96 _rial
-188 _rian
146 _ribs
-130 _rick
-109 _ride
34 _ridg
-115 _ried
-135 _rim>
-71 _rime
38 _rink
-119 _rint
-116 _rish
50 _rist
-168 _rite
64 _rive
52 _rld>
-134 _rmac
205 _rned
67 _roat
86 _rol>
-56 _roll
-262 _rome
70 _ront
73 _roof
41 _room
-179 _rop>
78 _rote
-129 _rous
15 _rpos
20 _rry>
587 _rsel
78 _rson
-41 _rst>
162 _rted
-414 _rter
239 _ruis
-183 _rule
170 _rung
185 _rved
140 _rvoi
74 _ryon
52 _ryth
41 _safe
-78 _save
-51 _says
-191 _scap
-47 _scre
-119 _scue
-95 _scui
46 _sed>
288 _self
197 _sely
103 _seme
-208 _sens
48 _serv
21 _shed
-90 _shor
-40 _shou
-119 _sibl
64 _side
-34 _sion
117 _sitt
116 _sky>
33 _slee
270 _smas
303 _smil
147 _snt>
-165 _song
291 _soon
226 _soul
-79 _soup
-261 _sour
-104 _spac
-116 _span
-183 _spec
-72 _spee
-236 _sses
-203 _stag
41 _stai
95 _sted
89 _step
-158 _stif
-126 _stle
253 _stop
-80 _stre
-67 _stri
-130 _stuc
-111 _styl
-92 _such
-70 _suga
172 _suic
213 _suli
153 _supp
-312 _tack
-162 _tage
47 _tair
18 _take
52 _talk
-118 _tatt
74 _tay>
-37 _tch>
126 _tead
-224 _team
-1 _ted>
88 _tel>
49 _temp
109 _tene
-128 _tent
119 _tepf
39 _terd
-64 _tes>
-126 _test
151 _tgun
49 _them
87 _then
72 _ther
132 _they
-105 _thic
204 _thig
110 _thin
-3 _thro
54 _tic>
177 _tide
250 _tied
-158 _tiff
69 _til>
117 _till
34 _time
17 _ting
-111 _tion
-88 _tist
49 _tly>
-85 _toas
40 _toda
-148 _todd
-103 _toes
124 _tol>
99 _told
-234 _ton>
-88 _tone
44 _toni
-118 _too>
54 _took
59 _top>
166 _topp
152 _torw
53 _tory
-77 _trai
-299 _trap
-123 _tre>
-151 _tres
317 _trie
-237 _ttac
420 _ttem
-118 _ttoo
-130 _tuck
-66 _tues
51 _ture
144 _uarr
-199 _uck>
-177 _ucto
-116 _ued>
-60 _uesd
157 _uess
-83 _uest
-70 _ugar
24 _ught
172 _uici
237 _uise
-149 _uit>
146 _ulan
-174 _umen
-186 _umma
-155 _umn>
-129 _umps
36 _und>
-93 _ungr
67 _unk>
-115 _uns>
33 _unti
32 _ure>
352 _ured
-72 _urn>
171 _urne
124 _urns
15 _urpo
99 _urth
190 _urti
22 _use>
76 _used
69 _ushe
-109 _utch
-78 _utes
-188 _utin
113 _utur
-129 _vega
-133 _vel>
-203 _vern
-148 _vert
105 _very
6 _ving
112 _waki
73 _want
-272 _warm
-63 _watc
-126 _wear
83 _well
87 _weri
-19 _what
7 _when
94 _whet
-49 _whic
185 _wife
130 _will
91 _wish
147 _woke
124 _woma
-132 _wood
-142 _word
52 _worl
86 _woul
330 _wris
78 _wrot
114 _xist
-140 _xpla
143 _xted
-196 _yell
39 _yest
-107 _yme>
184 _yone
141 _youl
93 _your
153 _ypin
291 _ysel
-194 _yste
-188 _zing
-21 a
163 a bag
182 a big
255 a blade
199 a boat
188 a bottle
122 a box
368 a bullet
132 a date
199 a free
198 a full
332 a girl
273 a gun
264 a lovely
86 a person
26 a photo
291 a reason
310 a refuge
223 a scarf
424 a woman
-125 a ·
200 about how
375 about suicide
-240 about the
239 about to
220 accident
63 address
171 address .
-103 afraid of
144 after .
253 after i
217 ai
75 alive
8 all
124 am
207 am a
400 am at
178 am bad
238 am being
366 am fine
263 am finished
517 am going
237 am gone
183 am in
217 am not
193 am on
194 am only
128 am scared
181 am sitting
161 am suicidal
87 am the
259 am up
146 ambulance
178 ambulance .
354 an accident
161 an ai
183 an ambulance
45 and
142 and every
503 and he
319 and i
178 and if
172 and it
198 and last
205 and no
107 and not
150 and now
231 and said
943 and says
127 and she
158 and then
223 and this
621 and today
483 and told
195 and tonight
56 and when
244 ankles
135 answering
171 antidepressants
10 any more
140 anyone
319 anyone else
178 are blue
226 are going
-153 are killing
-113 are there
-129 are you
168 arms
206 arms are
132 as they
-171 ask
171 asleep .
-151 at five
-150 at seven
244 at zero
140 attempt
145 back from
93 bad
151 bad .
189 balcony and
164 basement
-96 bath .
237 be
323 be alive
1081 be dead
178 be gone
222 be it
478 be killed
180 be over
179 be with
158 beating
26 because
323 because i
56 bed .
117 been
-116 been thinking
-118 bees
148 before he
44 being
388 being alive
207 believes
141 belt .
154 better off
179 better place
-92 bike
138 black
402 blade .
250 bleach
260 bleed out
200 blood everywhere
-321 board
94 body
181 body .
151 boiling
-134 bored
110 born
216 born .
298 bottle
267 bottle of
234 boys
87 breathing
241 breathing .
36 bridge
-136 bridge in
175 broke my
-64 brother
129 brothers
438 bruises
299 bruises .
228 building have
283 burning my
164 burns
-56 but
-69 but i
75 but my
154 bye
768 bye .
288 called again
-25 can
-111 can a
236 can have
-223 can i
-28 can not
217 can tell
198 cancer
66 car
195 car with
108 care
145 carer
-87 chapter
225 chemo
318 choose the
360 closer
-135 club
-39 coffee
-165 coffee .
120 come
205 come in
177 come to
98 coming
218 coming back
-151 cut the
295 cut too
220 cuts
250 cutting .
242 cutting again
155 dads
316 danger .
148 daughter
288 day then
-32 dead
157 dead .
525 dead by
228 death sounds
169 debts
72 deep
133 deep .
197 deep is
105 did .
-110 did the
116 die
332 die .
-127 dies
-326 do i
327 do it
314 do not
-257 do we
-118 do with
-30 does
-124 does one
-191 does the
-125 dogs
284 doing it
57 door
47 down
-90 draft
250 dramatic
188 drank
232 drawer
235 drawer .
-93 drill
88 drink
213 drink water
-133 driving test
-165 drop
151 drove
304 drove at
132 drown
-168 dry
111 dying .
218 each night
86 earth
167 earth .
-90 eggs
-118 email
-51 empty
421 end it
437 end my
338 ending it
319 ending my
-101 ends
115 enough
-92 escape
44 everyone
170 everyone .
376 everyone i
52 everything
96 ex
173 exact
174 existing
174 existing .
-52 explain
349 face
60 failed
-199 fall
145 family
320 faster .
216 father found
398 feed my
84 feel
183 feel my
239 feel safe
193 feet .
-143 fell off
144 few
-171 fight
-170 film
-82 final
184 find a
145 find me
185 find out
630 finds
-216 fine .
175 finished .
-41 first
-114 first .
-128 five .
-455 fix
317 floating
317 floating .
-133 fold
-23 for
256 for .
-396 for a
123 for being
270 for each
116 for everything
190 for it
186 for me
-124 for the
160 for when
526 forever .
225 forgive
144 forgive me
244 found
444 found my
177 found the
30 friend
-87 from a
70 front
84 front of
-171 fun
73 garage
40 get
193 get to
128 gets
121 girl
-115 give
-47 give up
521 glass .
-29 go
189 go .
333 go home
200 go of
136 god
245 goes through
52 going
133 going to
195 gone .
196 goodbye everyone
240 goodbye without
103 got
107 got a
244 got my
164 got out
205 got the
-100 grim
215 guess
253 gun
207 gun on
-65 gym
270 had it
192 had never
-47 half
62 harm
237 harm .
13 has
105 has been
147 hasnt
71 have
-178 have been
353 have left
304 have my
232 have put
355 have stopped
168 having
255 he
172 he had
366 he has
222 he is
949 he said
142 he says
215 he took
873 he will
119 hear
93 heart
226 heart stop
-158 heat
190 held
126 her
83 her .
215 her to
123 here
158 here .
111 herself
200 hi .
228 high does
84 him
72 him .
112 him and
183 himself and
199 his car
174 hit me
245 hits me
210 hold my
41 home
83 home .
226 home and
428 hoping
36 house
166 house with
-120 how
-272 how did
-328 how do
-124 how does
51 how long
41 how many
-93 hungry
281 hurt myself
173 hurting
115 husband .
210 husband put
190 i
57 i am
-166 i asked
217 i bought
222 i choose
-84 i do
87 i go
241 i have
236 i hide
130 i keep
408 i know
-88 i love
160 i mean
380 i overdosed
183 i practised
-104 i see
174 i shant
131 i sit
-123 i start
225 i swallowed
74 i told
-114 i took
612 i tried
122 i was
434 i will
175 i woke
50 i would
-164 ideas
-108 ideas .
55 if
179 if he
334 if i
226 if my
159 if the
414 in my
309 in on
199 in order
66 in the
126 instead
213 insulin
561 into my
395 is blood
-98 is dead
333 is deep
680 is got
-212 is it
-119 is killing
163 is looking
771 is me
246 is more
107 is one
-66 is there
186 is to
144 is trying
358 is what
181 is why
232 is your
40 it
313 it all
-110 it in
123 it is
237 it look
172 it stop
188 it take
56 it to
226 it will
61 joking
241 joking .
-233 jumper
-110 jumps
27 keep
105 keep thinking
274 keeping me
51 keeps
213 kids at
10 kill me
536 kill myself
378 kill themselves
71 killer
-63 killing me
204 killing myself
148 know who
161 know youre
207 knowing
21 knows
154 knows .
-89 ladder
-3 last night
109 least
-275 leave it
183 ledge
234 ledge .
85 left a
109 left to
259 length
131 let
-130 let me
-164 letter
-189 letter to
51 life
64 life .
-138 lift
240 lighter
106 like it
303 like this
-35 line
-246 list
-109 list .
56 little
179 little sister
410 living
313 loaded
-39 lol
141 look after
195 looking
175 lord
-104 losing
82 lot
163 made my
397 making it
208 many tylenol
134 me
279 me .
-43 me a
482 me and
542 me down
322 me for
239 me i
124 me in
229 me or
126 me out
243 me over
177 me to
368 me would
246 me yesterday
-82 meaning
216 means
378 meds
-78 meeting
-168 milk
154 mine
-42 minutes
-281 minutes .
146 miss me
76 more .
220 more i
388 mother is
152 motorway
11 my
211 my address
253 my antidepressants
162 my arms
469 my baby
333 my bed
166 my brain
-66 my brother
253 my building
141 my cousin
247 my door
299 my face
159 my family
-97 my father
287 my hand
80 my head
201 my heart
180 my kids
116 my life
249 my mouth
282 my note
-170 my old
370 my own
119 my parents
279 my ps5
281 my ribs
-74 my sister
392 my skin
119 my stepfather
458 my wedding
-59 my wife
-82 my ·
291 myself
-77 myself .
73 myself and
518 name on
198 nana
223 need the
-142 new
75 next to
205 nice
204 night i
-97 nine
131 no
384 no food
394 no more
149 no need
180 no one
153 no tomorrow
401 none of
187 noose
237 not
209 not answering
151 not be
157 not call
-82 not come
166 not for
99 not get
354 not going
316 not have
300 not here
205 not joking
-67 not know
-195 not let
227 not live
353 not moving
279 not need
557 not see
315 not show
-56 not stop
513 not talk
-114 not tell
280 not to
154 not told
185 not wake
148 not want
184 not work
481 not worth
206 note on
-115 notes
87 now i
210 ocean
166 of ending
186 of living
73 of me
92 of my
149 of what
452 of you
46 off
46 off .
93 off the
-96 office
-82 old
175 on fire
386 on me
1303 on purpose
43 on the
207 one believes
609 one way
125 one who
125 one would
19 only
123 only one
186 only thing
181 open .
170 open my
-321 or
126 out
194 out .
263 out and
203 outside my
84 overdosed
201 overdosed .
40 own
375 packed for
-82 page
10 pain
150 pain and
212 painless
-105 paint
330 paracetamol and
486 part
184 partner
90 peace .
151 peaceful
-168 people .
242 people i
122 person
319 petrol
368 photo of
167 picked
-330 pill
32 pills
124 pistol
87 place
311 planet .
-73 playing
173 police
262 police .
478 posted
143 poured
183 practised
295 pray
96 promised
243 properly
199 punched
228 purpose .
578 pushed
55 put
445 put a
-52 questions
217 quickest
230 quietly
-99 quit
-276 rain
-92 rain .
212 raped
479 rather be
216 reason
204 refund .
142 relapsed
-56 remind
-75 remind me
-190 reply
140 reservoir
95 rest
196 rest of
-107 rhyme
146 ribs
80 right .
-180 rip
79 river
165 river .
91 roof
190 roof .
119 roommate
211 rope .
170 rung
101 safe
148 safe .
206 said he
190 said if
54 sat
110 sat in
23 say
-27 says
201 says he
147 says she
-129 screen
-93 season
266 secret
189 see
226 see a
247 see what
294 sent
145 sent me
75 shame
174 shant
174 shant be
109 she
153 she goes
333 she is
151 she says
194 shoes off
197 shoot me
151 shotgun
-286 should i
205 sin
35 sister
360 sister i
117 sitting
-351 six .
73 skin
317 sleep and
212 sleeping
151 sleepy
306 sleeve
189 slit my
158 sold
43 someone
73 someone is
284 someone to
74 son
197 soon
240 soon .
193 sorry .
226 soul
74 sounds
283 sounds nice
-79 soup
-82 stage
101 stairs
120 stairs .
117 standing
172 standing at
-102 start
400 started
232 station .
74 stay
269 stay .
119 stepfather
-158 stiff
180 stitches and
47 stomach
-172 stone
-49 stop
170 stop .
166 stop being
330 stop me
171 stop my
126 stopped
203 stops
-130 stuck
-96 style
-92 such
-59 sugar
374 suicidal
38 suicide
258 suicide note
174 swallowed
227 take i
353 take in
263 taken
214 takes
117 talk to
118 talking
-118 tattoo
-120 tea
-65 tea .
-51 team
146 tell the
171 telling
269 telling me
198 tenant
-281 test
-133 text
-127 text .
143 texted
58 than
357 than my
51 that i
174 that she
207 the bottle
149 the car
236 the cops
-148 the end
52 the garage
121 the guy
354 the hour
250 the house
151 the inside
355 the knot
163 the least
134 the ledge
152 the motorway
-248 the new
210 the ocean
909 the only
482 the pills
311 the planet
156 the police
-99 the purpose
239 the railway
140 the reservoir
625 the rest
246 the skin
397 the stapler
185 the thing
-123 the vet
164 the wall
370 the windows
-196 the ·
40 them
207 them knowing
-122 theme
396 themselves .
92 then
104 then i
387 there is
98 they
-51 they are
243 they check
146 they do
207 they let
175 they say
250 they will
521 they would
145 thighs
93 thing
-127 thing .
302 thing i
104 thing that
89 things
377 things and
568 think about
-124 think i
371 thinking
227 this .
156 this i
256 this in
535 this is
456 this pain
225 this time
368 tho .
260 thought about
201 thoughts
160 threatened to
-118 three
67 throat
229 thursday and
150 tied
72 till
167 till i
331 till it
117 time
126 time he
284 time i
51 to
366 to .
273 to be
242 to book
180 to come
527 to die
499 to end
135 to everyone
-30 to go
405 to have
765 to hurt
150 to kill
131 to live
-53 to me
137 to my
123 to put
241 to tell
155 to try
300 to wake
202 to want
-117 toast
40 today
95 today i
-115 toddler
99 told
-188 told me
-106 told my
130 told the
30 tonight
114 tonight i
428 too deep
54 took
227 top of
201 touches me
173 tracks
347 train comes
-89 train to
137 trans
315 tried
257 tried to
440 turned
310 turned the
244 turning
248 turns up
-54 two
208 tylenol
153 typing
72 uncle
382 under my
69 until
397 until i
16 up
284 voices
-177 vs
69 w
125 waiting
263 waiting for
469 wake up
112 waking
449 waking up
145 walking
61 wall
20 want
506 want it
-19 want to
696 wanting
394 wanting to
-332 wants a
358 wants my
-235 war
157 ward
-98 warm
-29 was
198 was not
145 was raped
209 was supposed
-129 water .
366 water and
111 way
236 way out
135 ways
-316 we
-149 wear
271 week i
57 well
154 well i
-119 what
-176 what are
-63 what can
-56 what do
599 what i
276 what is
-312 what should
7 when
393 when he
402 when i
149 when they
-76 where do
209 where he
88 where i
155 where she
214 whether
206 whether my
-49 which
247 who finds
378 who kill
148 who to
-57 why
-85 why .
337 why am
711 why i
-99 why is
138 wife
193 wife .
163 will
535 will .
-46 will be
460 will do
432 will end
169 will never
-189 will not
161 will send
228 winning
228 winning .
138 wish
79 wish i
298 wish you
12 with a
467 with him
223 woken
124 woman
-49 words
52 world
105 would
4 would be
603 would do
185 would find
361 would it
199 would not
394 wrists
-43 write
59 write a
-209 write it
78 wrote
271 wrote my
39 yesterday
-96 yet
-104 yet .
134 you tell
207 you were
-122 you write
141 youll
139 youre
144 yourself
342 yourself .
215 yourself and
-114 ~3
-125 ~7
220 ~accident
63 ~addres
217 ~ai
75 ~alive
8 ~all
124 ~am
146 ~ambulance
45 ~and
244 ~ankl
171 ~antidepressant
140 ~anyone
62 ~arm
-31 ~ask
-186 ~attack
420 ~attempt
93 ~bad
164 ~basement
253 ~be
26 ~because
-234 ~bee
117 ~been
-92 ~bike
-124 ~bin
174 ~black
129 ~bleach
-77 ~board
94 ~body
-7 ~bor
110 ~born
298 ~bottle
202 ~boy
158 ~bra
36 ~bridge
76 ~bruis
-56 ~but
154 ~bye
-25 ~can
198 ~cancer
129 ~car
108 ~care
145 ~carer
-38 ~cat
225 ~chemo
360 ~closer
-156 ~club
-39 ~coffee
-128 ~column
141 ~com
120 ~come
-169 ~cook
-119 ~cup
155 ~dad
108 ~daughter
-30 ~dead
492 ~debt
35 ~decid
72 ~deep
34 ~die
-30 ~doe
19 ~door
44 ~down
250 ~dramatic
188 ~drank
232 ~drawer
46 ~drink
-181 ~drop
151 ~drove
-168 ~dry
86 ~earth
-192 ~egg
-61 ~email
-62 ~empty
115 ~enough
-92 ~escape
44 ~everyone
52 ~everyth
96 ~ex
97 ~exist
-52 ~expla
349 ~face
87 ~fail
145 ~fami
159 ~feel
144 ~few
-31 ~film
-82 ~final
49 ~find
-41 ~first
-23 ~for
225 ~forgive
196 ~found
70 ~front
-171 ~fun
73 ~garage
105 ~get
198 ~girl
-115 ~give
-28 ~go
108 ~god
315 ~googl
103 ~got
-100 ~grim
80 ~ground
215 ~gues
186 ~gun
-65 ~gym
-47 ~half
131 ~harm
147 ~hasnt
346 ~hav
71 ~have
255 ~he
157 ~hear
47 ~heart
190 ~held
74 ~her
123 ~here
111 ~herself
105 ~hi
84 ~him
41 ~home
428 ~hop
36 ~house
-120 ~how
-93 ~hungry
55 ~if
126 ~instead
213 ~insul
170 ~intend
40 ~it
189 ~jok
-259 ~jumper
91 ~keep
71 ~killer
72 ~know
-166 ~ladder
-71 ~law
-171 ~learn
109 ~least
183 ~ledge
259 ~length
123 ~let
51 ~life
-181 ~lift
240 ~lighter
-35 ~line
-323 ~list
56 ~little
60 ~liv
77 ~load
-39 ~lol
83 ~look
175 ~lord
121 ~lot
75 ~mak
134 ~me
413 ~med
-65 ~meet
-168 ~milk
154 ~mine
-42 ~minut
152 ~motorway
-46 ~murder
11 ~my
291 ~myself
-135 ~nam
198 ~nana
-168 ~new
87 ~nice
-97 ~nine
131 ~no
187 ~noose
155 ~not
294 ~notic
210 ~ocean
48 ~off
-96 ~office
-91 ~old
19 ~only
-321 ~or
126 ~out
84 ~overdos
109 ~owe
44 ~own
-82 ~page
10 ~pain
212 ~painles
103 ~part
184 ~partner
151 ~peaceful
229 ~permanent
122 ~person
319 ~petrol
101 ~pictur
124 ~pistol
87 ~place
-193 ~plant
-260 ~play
173 ~police
115 ~post
312 ~practis
221 ~pray
-177 ~present
96 ~promis
498 ~punch
15 ~purpose
217 ~push
69 ~put
217 ~quickest
-99 ~quit
-153 ~rain
299 ~reason
142 ~relaps
-56 ~remind
-271 ~rep
140 ~reservoir
-107 ~rhyme
146 ~rib
-180 ~rip
79 ~river
91 ~roof
119 ~roommate
-120 ~row
170 ~rung
58 ~say
-147 ~screen
275 ~search
-93 ~season
-97 ~seat
266 ~secret
285 ~see
294 ~sent
75 ~shame
109 ~she
151 ~shotgun
205 ~sin
25 ~sister
117 ~sitt
151 ~sleepy
306 ~sleeve
270 ~smash
303 ~smil
158 ~sold
43 ~someone
70 ~son
197 ~soon
226 ~soul
-79 ~soup
-82 ~stage
101 ~stair
119 ~stepfather
-158 ~stiff
47 ~stomach
-172 ~stone
114 ~stop
166 ~stopp
140 ~stranger
183 ~strangl
-130 ~stuck
-96 ~style
-92 ~such
-70 ~sugar
374 ~suicidal
38 ~suicide
196 ~tak
263 ~taken
-118 ~tattoo
-147 ~tax
-120 ~tea
-62 ~team
-2 ~tell
-94 ~test
183 ~th
58 ~than
32 ~them
-122 ~theme
92 ~then
98 ~they
204 ~thigh
88 ~think
112 ~thought
-118 ~three
67 ~throat
150 ~tied
72 ~till
117 ~time
51 ~to
-117 ~toast
40 ~today
-148 ~toddler
99 ~told
50 ~tonight
54 ~took
85 ~track
137 ~tran
-147 ~trap
315 ~tri
93 ~try
-60 ~tuesday
38 ~turn
-54 ~two
208 ~tylenol
72 ~uncle
69 ~until
15 ~up
-189 ~v
-129 ~vegan
284 ~voic
-29 ~wa
157 ~wak
73 ~want
-235 ~war
157 ~ward
-256 ~warm
190 ~way
-316 ~we
-298 ~wear
-119 ~what
5 ~when
214 ~whether
-49 ~which
-57 ~why
138 ~wife
139 ~will
228 ~winn
115 ~wish
223 ~woken
124 ~woman
435 ~wonder
-74 ~word
52 ~world
105 ~would
330 ~wrist
-43 ~write
78 ~wrote
39 ~yesterday
-96 ~yet
141 ~youll
139 ~youre
144 ~yourself
-139 ~·
-139 ·
-146 · .
-83 · at
-102 · my
-133 · on
`,
};
