import type { DistressWeights } from './distress-form';

/** Published, and written by scripts/support/fit-care.ts from tests/fixtures/care: not by hand. */
export const englishWeights: DistressWeights = {
  base: -279,
  enough: 75,
  calm: -150,
  weights: `
405 ##captive
-239 ##cook
332 ##despair
363 ##doing
80 ##farewell
57 ##fear
-53 ##fiction
-46 ##harming
91 ##howto
161 ##hurter
178 ##hurting
109 ##kin
108 ##living
86 ##means
105 ##method
72 ##near
-123 ##occasion
2 ##others
140 ##rescue
-33 ##self
347 ##selfharm
-81 ##sport
618 ##taking
311 ##urge
115 ##violence
-172 #asking
-79 #asking+captive
-90 #asking+cook
-315 #asking+daily
-73 #asking+harming
-162 #asking+height
-69 #asking+howto
-33 #asking+hurter
-124 #asking+hyper
69 #asking+method
-661 #asking+occasion
-93 #asking+tech
-57 #asking+violence
26 #blade
46 #blade+harming
-105 #blade+howto
91 #blade+hurter
134 #blade+urge
162 #blade+violence
19 #body
157 #body+hurter
159 #body+kin
5 #captive
181 #captive+gladness
35 #captive+kin
-431 #cook
-87 #cook+gladness
-133 #cook+howto
-322 #craft
-238 #craft+gladness
-484 #craft+howto
-205 #daily
-92 #daily+cook
-10 #daily+howto
-19 #daily+hurter
-144 #daily+method
-40 #daily+mood
37 #daily+occasion
97 #daily+secret
-12 #daily+sport
10 #despair
-117 #despair+asking
-102 #despair+cook
573 #despair+eating
270 #despair+end
-42 #despair+fear
-50 #despair+fiction
-71 #despair+garden
5 #despair+harming
-84 #despair+hurter
-2 #despair+hurting
71 #despair+kin
55 #despair+limb
347 #despair+living
102 #despair+near
-71 #despair+others
56 #despair+reasonless
306 #despair+rope
82 #despair+settle
55 #despair+taking
97 #despair+urge
51 #doing
199 #doing+despair
177 #doing+end
359 #doing+farewell
56 #doing+hurter
86 #doing+hyper
328 #doing+others
326 #doing+parting
197 #doing+taking
163 #drug
44 #drug+end
147 #drug+howto
-76 #drug+kin
104 #drug+method
279 #drug+rescue
523 #drug+taking
555 #drug+travel
125 #dying
-57 #dying+cook
-127 #dying+despair
318 #dying+doing
142 #dying+drug
203 #dying+eating
47 #dying+end
341 #dying+farewell
-29 #dying+fiction
196 #dying+gladness
27 #dying+hurter
-186 #dying+hurting
-109 #dying+kin
-360 #dying+machine
-163 #dying+near
65 #dying+now
12 #dying+others
211 #dying+parting
91 #dying+putting
-60 #dying+rescue
-127 #dying+secret
-146 #dying+violence
1130 #dying+wishing
151 #eating
173 #eating+kin
-12 #end
-43 #end+craft
246 #end+eating
103 #end+gladness
-28 #end+hurter
281 #end+kin
41 #end+mood
96 #end+rescue
-107 #end+secret
221 #end+urge
-113 #end+violence
97 #ending
247 #ending+body
143 #ending+despair
263 #ending+height
-176 #ending+hurter
-90 #ending+hurting
572 #ending+kin
707 #ending+living
21 #ending+near
233 #ending+now
-185 #ending+others
195 #ending+wishing
-377 #everyday
134 #farewell
55 #farewell+gladness
17 #farewell+hurter
91 #farewell+kin
203 #farewell+settle
115 #fear+blade
-61 #fear+cook
-119 #fear+fiction
89 #fear+gladness
4 #fear+harming
-65 #fear+howto
90 #fear+hurter
173 #fear+hurting
249 #fear+kin
-68 #fear+limb
259 #fear+near
12 #fear+others
-224 #fear+pets
54 #fear+rope
113 #fear+taking
54 #fear+violence
83 #fear+wishing
-355 #fiction
27 #fiction+asking
-233 #fiction+craft
13 #fiction+daily
-59 #fiction+end
-611 #fiction+howto
-258 #fiction+hyper
-115 #fiction+mood
-61 #fiction+violence
-66 #garden
-112 #garden+howto
4 #harming
-53 #harming+cook
63 #harming+end
-195 #harming+garden
-129 #harming+howto
61 #harming+kin
235 #harming+reasonless
440 #harming+urge
-63 #harming+violence
20 #height
-273 #height+howto
-71 #height+hurter
107 #height+kin
-130 #home
-429 #home+howto
67 #howto
-48 #howto+everyday
70 #hurter
127 #hurter+captive
-41 #hurter+gladness
-49 #hurter+howto
25 #hurter+kin
115 #hurter+rescue
301 #hurter+violence
58 #hurting
-192 #hurting+asking
196 #hurting+captive
-99 #hurting+fiction
21 #hurting+harming
-70 #hurting+howto
187 #hurting+hurter
163 #hurting+kin
401 #hurting+limb
83 #hurting+near
-123 #hurting+now
-111 #hurting+pets
123 #hurting+rail
71 #hurting+rescue
102 #hurting+rope
361 #hurting+secret
-328 #hurting+sport
-142 #hurting+urge
118 #hurting+violence
-103 #hurting+wishing
-56 #hyper+craft
-6 #hyper+howto
-124 #hyper+occasion
126 #hyper+rail
-4 #kin
-49 #kin+gladness
-32 #kin+pets
-42 #laugh
-164 #laugh+daily
141 #laugh+farewell
-95 #laugh+sport
88 #limb
-142 #limb+end
-16 #limb+harming
114 #limb+height
48 #limb+hurter
221 #limb+mood
80 #limb+rope
69 #limb+urge
130 #limb+violence
-63 #limb+wishing
35 #living
-102 #living+kin
559 #living+reasonless
179 #living+urge
-172 #machine
-80 #machine+end
-49 #machine+garden
-197 #machine+howto
-97 #machine+pets
-65 #machine+tech
131 #means
54 #means+body
-72 #means+cook
84 #means+despair
59 #means+drug
59 #means+eating
-127 #means+end
76 #means+farewell
-67 #means+fear
45 #means+howto
35 #means+hurter
-47 #means+kin
117 #means+limb
148 #means+near
-14 #means+now
115 #means+others
-63 #means+pets
-184 #means+rescue
139 #means+rope
-48 #means+taking
159 #means+urge
142 #means+violence
85 #means+worry
22 #method
-234 #method+occasion
-69 #mood+cook
-107 #mood+craft
-408 #mood+pets
217 #near
195 #near+blade
159 #near+body
83 #near+captive
173 #near+eating
66 #near+farewell
35 #near+harming
-77 #near+hurter
120 #near+kin
46 #near+limb
-60 #near+rescue
326 #near+rope
50 #near+secret
46 #near+taking
-94 #near+urge
-172 #near+violence
-171 #near+wishing
163 #near+worry
5 #now
-76 #now+asking
322 #now+body
236 #now+drug
110 #now+eating
-76 #now+end
58 #now+farewell
80 #now+harming
395 #now+height
-296 #now+howto
134 #now+hurter
-139 #now+kin
-54 #now+living
-92 #now+occasion
137 #now+secret
367 #now+settle
24 #now+taking
58 #now+urge
-58 #now+violence
-109 #now+wishing
-229 #occasion
-115 #occasion+howto
83 #others
-34 #others+asking
91 #others+blade
157 #others+body
92 #others+captive
-43 #others+craft
-15 #others+daily
160 #others+eating
-18 #others+end
29 #others+farewell
-40 #others+gladness
-57 #others+howto
-13 #others+hurter
70 #others+hurting
159 #others+kin
92 #others+limb
78 #others+near
69 #others+now
-53 #others+reasonless
79 #others+rescue
288 #others+secret
109 #others+settle
55 #others+taking
121 #others+urge
204 #others+violence
-30 #others+wishing
83 #others+worry
106 #parting
67 #parting+despair
101 #parting+farewell
93 #parting+hurter
84 #parting+kin
90 #parting+limb
49 #parting+means
225 #parting+method
85 #parting+near
101 #parting+others
82 #parting+putting
76 #parting+rescue
96 #parting+rope
63 #parting+violence
-91 #parting+wishing
-274 #pets
-579 #pets+howto
27 #putting+hurter
215 #putting+kin
295 #putting+living
77 #putting+rescue
35 #putting+settle
176 #putting+tech
24 #rail
-193 #rail+everyday
61 #reasonless
180 #reasonless+gladness
-53 #reasonless+hurter
168 #reasonless+rescue
63 #rescue
-141 #rescue+cook
87 #rescue+kin
-115 #rescue+pets
122 #rope
103 #rope+captive
184 #rope+farewell
-142 #rope+hurter
210 #rope+kin
110 #rope+method
65 #rope+rescue
111 #rope+urge
-129 #rope+violence
91 #secret+captive
214 #secret+hurter
128 #secret+kin
157 #secret+tech
144 #secret+violence
123 #self
44 #self+asking
250 #self+blade
85 #self+body
-94 #self+captive
-51 #self+cook
-99 #self+craft
172 #self+despair
312 #self+doing
165 #self+drug
50 #self+dying
238 #self+end
23 #self+ending
-37 #self+everyday
194 #self+farewell
-212 #self+fear
-22 #self+fiction
-74 #self+gladness
-26 #self+harming
277 #self+height
-159 #self+howto
50 #self+hurter
-20 #self+hurting
-42 #self+hyper
-55 #self+kin
268 #self+limb
144 #self+living
207 #self+means
-41 #self+mood
-201 #self+near
169 #self+now
-18 #self+occasion
137 #self+others
96 #self+parting
34 #self+putting
61 #self+rail
306 #self+reasonless
152 #self+rescue
101 #self+rope
-101 #self+secret
122 #self+selfharm
-56 #self+sport
-60 #self+taking
-87 #self+urge
159 #self+violence
-27 #self+wishing
83 #selfharm
-123 #selfharm+asking
48 #selfharm+eating
71 #selfharm+fear
-70 #selfharm+howto
-74 #selfharm+hurter
23 #selfharm+kin
188 #selfharm+limb
171 #selfharm+near
280 #selfharm+now
218 #selfharm+reasonless
99 #selfharm+secret
466 #selfharm+urge
406 #selfharm+worry
-6 #settle
105 #settle+hurter
39 #settle+kin
328 #settle+pets
131 #settle+tech
-279 #sport
-47 #sport+howto
138 #taking
255 #taking+body
198 #taking+captive
-118 #taking+end
103 #taking+hurter
154 #taking+rescue
246 #taking+rope
120 #urge
203 #urge+hurter
-98 #urge+kin
-167 #urge+tech
92 #violence
320 #violence+captive
-198 #violence+howto
89 #violence+kin
-95 #violence+method
-245 #violence+pets
-52 #violence+rescue
-226 #violence+sport
86 #wishing
-100 #wishing+captive
433 #wishing+end
-44 #wishing+hurter
-139 #wishing+kin
321 #wishing+living
128 #wishing+reasonless
145 #wishing+rescue
62 #wishing+urge
212 #wishing+violence
-30 #worry
211 #worry+body
55 #worry+captive
313 #worry+harming
83 #worry+hurter
254 #worry+limb
79 #worry+rescue
324 . after
212 . all
-410 . any
-211 . anything
-631 . are
901 . been
-112 . best
-152 . blood
-101 . bury
-86 . cut
-140 . did
-44 . does
-168 . draft
113 . drank
589 . every
286 . everyone
-353 . explain
81 . father
-84 . first
213 . found
-69 . give
190 . going
191 . got
181 . have
57 . he
-328 . hit
-165 . how
-72 . i
-57 . in
-523 . is
27 . it
-206 . jump
-92 . keep
-183 . leave
-136 . left
274 . like
-60 . make
171 . me
-104 . mother
-126 . my
-330 . never
47 . no
137 . nothing
331 . odd
77 . on
-105 . our
-101 . pill
111 . relapsed
-196 . remind
-120 . rope
420 . since
282 . sister
373 . slept
435 . some
-162 . take
-63 . the
149 . they
420 . thinking
-146 . this
231 . tied
240 . today
124 . tried
-84 . two
335 . uncle
57 . want
8 . we
-143 . were
-326 . what
-203 . where
-157 . which
-141 . who
243 . wish
76 . would
-322 . write
224 . yesterday
280 . you
-272 . ·
-121 3
-130 7
-429 _<abs
46 _<acc
95 _<ali
-105 _<alm
84 _<any
-367 _<arg
254 _<arm
72 _<ask
-122 _<bak
-9 _<bec
-26 _<bee
-151 _<bik
-184 _<bis
70 _<bla
-85 _<blo
-116 _<bon
-53 _<bos
-10 _<bot
277 _<boy
-71 _<bri
-130 _<buc
-57 _<cas
-90 _<cha
-61 _<che
111 _<cig
-105 _<cit
-47 _<cla
-204 _<clu
-90 _<col
30 _<com
-149 _<coo
-193 _<cre
-203 _<cri
-137 _<cro
122 _<cut
155 _<dad
105 _<dau
-186 _<def
-130 _<det
-138 _<dif
-32 _<doe
-128 _<dog
54 _<dow
25 _<dri
-90 _<egg
-64 _<ema
130 _<eno
-147 _<ent
348 _<env
10 _<eve
110 _<exi
-68 _<exp
81 _<fam
-120 _<fan
37 _<fee
-124 _<fil
-25 _<fir
-34 _<fiv
94 _<fut
32 _<get
59 _<gir
-98 _<giv
-98 _<goa
47 _<goi
-169 _<gol
-338 _<gre
-127 _<gri
-125 _<gut
-59 _<hal
89 _<has
118 _<hav
121 _<her
345 _<hop
-275 _<hor
39 _<hou
-167 _<hum
228 _<hyp
-103 _<jap
41 _<kee
39 _<kno
-155 _<law
103 _<led
-101 _<lib
-79 _<lin
-52 _<lis
23 _<liv
14 _<loo
204 _<lor
-98 _<los
-69 _<mee
-69 _<men
-59 _<met
-168 _<moo
36 _<mot
-219 _<mur
-141 _<mus
-49 _<mys
195 _<nan
-224 _<ner
-80 _<nin
-84 _<nov
203 _<oce
-129 _<oct
-70 _<off
38 _<onl
-215 _<pag
-163 _<pan
115 _<pea
-63 _<pen
123 _<pet
-63 _<pho
71 _<pic
-96 _<pig
362 _<pis
-25 _<pla
-181 _<plu
-260 _<por
-87 _<pot
-178 _<pri
123 _<pun
16 _<pur
97 _<pus
-206 _<que
127 _<rap
-54 _<rec
196 _<reh
-56 _<rem
-114 _<rep
-72 _<ret
-245 _<rhy
-154 _<rid
77 _<riv
-134 _<rol
-335 _<rom
48 _<roo
-188 _<rul
-229 _<sal
-28 _<say
-73 _<sco
-100 _<scr
17 _<sis
107 _<sit
38 _<sle
-117 _<soc
-105 _<sof
223 _<soo
-284 _<spa
-458 _<spe
-369 _<spi
61 _<sto
-115 _<sty
-73 _<suc
-209 _<sug
207 _<sui
-98 _<sus
28 _<tak
-112 _<tas
-121 _<tat
-91 _<tea
-52 _<tes
89 _<the
34 _<thi
139 _<tie
73 _<til
55 _<tim
-89 _<toa
18 _<tol
47 _<ton
268 _<try
208 _<tyl
59 _<unt
-197 _<veg
-379 _<ver
69 _<voi
114 _<wak
161 _<wan
127 _<way
-201 _<wea
-39 _<wha
3 _<whe
-143 _<whi
118 _<wif
115 _<wil
138 _<wok
88 _<wom
-212 _<woo
135 _<wou
-203 _<yel
43 _<yes
-191 _<yog
71 _<you
172 _acci
153 _ace>
129 _acet
-77 _acte
-99 _acts
-227 _adde
57 _addr
479 _aded
-82 _aft>
-87 _ager
-87 _agra
-71 _ague
-157 _ail>
29 _aile
-134 _aine
159 _ainl
44 _airs
126 _aiti
92 _aken
31 _akes
56 _akin
-136 _ales
72 _aliv
69 _alki
-84 _ally
-144 _almo
163 _amil
-184 _amon
123 _andi
-102 _ando
227 _anen
-95 _anic
-158 _anin
-70 _anis
-120 _ant>
40 _anti
122 _anyo
-103 _apan
200 _aped
110 _apse
248 _aret
-396 _argu
-273 _aris
-260 _arma
112 _arms
-91 _arni
98 _arri
-271 _arro
108 _arry
93 _arve
167 _asem
-140 _ash>
76 _aski
144 _asnt
-30 _atch
-12 _ate>
104 _aten
-33 _athe
91 _athi
154 _atic
-68 _atoe
-155 _ator
-143 _aunt
-10 _ause
-43 _ave>
233 _awer
-99 _aws>
13 _ays>
240 _bail
-110 _bake
-151 _ball
60 _band
19 _beca
116 _been
-122 _bees
-259 _begi
41 _bein
84 _belt
-87 _bike
82 _birt
-88 _ble>
122 _blea
-181 _blow
-73 _boar
153 _body
255 _born
99 _bott
231 _boys
-73 _brar
16 _brid
150 _brui
-130 _buck
141 _bula
-190 _cape
-76 _card
98 _cars
141 _carv
-238 _cast
46 _caus
172 _ccid
203 _cean
-270 _cel>
-61 _char
-108 _che>
-90 _chea
-210 _chee
-92 _choi
265 _chos
367 _cida
104 _cide
111 _ciga
-109 _city
215 _ckes
-175 _cket
-164 _club
-130 _colu
53 _come
-146 _comm
-225 _cook
-140 _cree
-77 _cter
-172 _cts>
116 _ctur
152 _cuts
155 _dads
118 _dal>
-225 _danc
92 _daug
-216 _dder
-296 _ddle
57 _ddre
-168 _deas
501 _debt
135 _deep
-143 _defe
-29 _der>
-102 _ders
-166 _diff
-154 _dler
-134 _dlin
-32 _does
-128 _dogs
95 _dose
66 _down
39 _drin
149 _drov
-123 _dust
161 _eace
-45 _ead>
105 _eane
-158 _eani
129 _eans
-108 _eap>
-162 _earn
74 _eart
-231 _eas>
-647 _eat>
168 _eate
171 _ebts
33 _ecau
-87 _ecom
-158 _eech
45 _eel>
-54 _een>
15 _eep>
200 _eepi
153 _eepy
-49 _eeti
-119 _efen
-161 _ege>
-90 _eggs
-259 _egin
145 _eing
183 _elap
185 _elf>
15 _ell>
300 _elt>
-69 _emai
-74 _embe
-139 _eme>
-87 _emin
215 _emo>
-35 _ence
-38 _end>
-212 _enda
-173 _ende
208 _enol
130 _enou
-107 _ense
-54 _ensi
-96 _ente
-248 _enti
40 _eone
117 _epfa
177 _epin
153 _epy>
215 _eras
43 _erda
59 _erdo
-49 _ered
-86 _eren
-143 _erfu
60 _erly
-146 _erne
-124 _ers>
74 _erso
66 _eryo
58 _eryt
-136 _escu
-107 _esda
-113 _ese>
-294 _esen
171 _eser
33 _ess>
-72 _essi
19 _est>
-12 _esti
140 _esus
161 _ethe
238 _etly
-87 _etre
134 _etro
90 _ever
-118 _ews>
109 _exis
-320 _expl
-83 _face
153 _fail
163 _fami
-70 _fath
-38 _fee>
155 _feel
-150 _fere
-92 _ffee
-222 _ffer
-45 _ffic
-46 _fice
-101 _fied
-34 _film
-255 _fina
49 _find
-40 _firs
-34 _five
-47 _fold
58 _foun
70 _fron
94 _futu
-74 _game
-169 _gar>
317 _gare
322 _gen>
-93 _get>
105 _gets
-90 _ggs>
78 _ghte
106 _ghts
117 _girl
47 _goin
-47 _gone
32 _gram
-146 _gree
-107 _grim
-66 _gue>
-116 _guin
128 _gun>
135 _hame
72 _han>
-102 _hara
144 _hasn
-116 _hat>
161 _have
157 _havi
-59 _heap
121 _hear
39 _hed>
188 _held
19 _hem>
-182 _heme
215 _hemo
79 _hen>
-4 _here
-184 _hesi
212 _heth
100 _hey>
-60 _hich
-81 _hick
-101 _hill
24 _hing
92 _hink
-42 _hone
100 _hoos
103 _hope
431 _hopi
-184 _horr
-84 _hort
151 _hotg
41 _houg
-36 _houl
-114 _hree
61 _hroa
49 _hter
100 _hts>
-148 _hung
-48 _hurt
-224 _hyme
127 _iage
-149 _ible
-88 _ibra
139 _ibs>
-185 _ich>
285 _icid
121 _icin
-92 _ick>
-129 _ics>
212 _ictu
367 _idal
-84 _iddl
66 _ide>
170 _idep
25 _idge
-53 _ies>
238 _ietl
-128 _iffe
-189 _ifie
-78 _ift>
111 _igar
108 _ildi
290 _iled
78 _ilin
-250 _ilk>
-78 _ill>
-100 _illa
-166 _ilm>
35 _ily>
18 _ime>
-105 _imer
-49 _inal
161 _inds
-191 _inee
110 _ink>
149 _inki
210 _inle
-73 _ins>
-322 _ints
-66 _inut
-121 _iolo
-75 _ion>
-160 _ions
-182 _irin
122 _irl>
79 _irs>
-40 _irst
82 _irth
-128 _iscu
110 _isky
-45 _ist>
42 _iste
-81 _ite>
-181 _itor
-106 _itte
58 _ittl
-132 _ity>
-103 _japa
57 _ked>
55 _keep
116 _ken>
215 _kest
-84 _ket>
-72 _kets
71 _king
24 _know
-130 _kout
-167 _ladd
-180 _lain
-76 _land
-222 _lant
127 _laps
-43 _late
-48 _lay>
-172 _laye
-123 _layi
-130 _lder
122 _leac
71 _lean
-101 _lear
235 _ledg
13 _leep
-155 _lege
208 _leno
-173 _les>
-88 _libr
-108 _lic>
114 _lice
49 _life
-511 _lift
29 _ling
-60 _list
52 _litt
406 _livi
-61 _ller
-58 _lly>
53 _load
51 _logy
75 _look
-90 _losi
-71 _low>
-143 _lub>
-130 _lumn
-134 _lute
-84 _lve>
102 _mach
-85 _mail
45 _many
-67 _mber
141 _mbul
385 _meds
-69 _meet
-65 _mend
-83 _ment
40 _meon
-115 _metr
97 _mile
-352 _mmar
-248 _mmen
-158 _mon>
-97 _moon
-12 _moth
185 _moto
-155 _mour
-185 _mper
-95 _mps>
84 _mpt>
-60 _mpty
212 _msel
-103 _murd
290 _myse
99 _nant
11 _nce>
-108 _ncy>
34 _nds>
30 _ned>
-188 _nee>
144 _nent
-84 _ners
-79 _nes>
-150 _nest
-515 _nge>
-73 _nine
111 _nkin
224 _nles
19 _nly>
114 _nnin
208 _nol>
187 _noos
28 _noth
53 _noti
130 _noug
-84 _nove
269 _nowi
-109 _nse>
-199 _nter
170 _ntid
68 _ntil
-66 _nute
122 _nyon
312 _oade
-73 _oard
-419 _oast
29 _oat>
315 _oati
203 _ocea
-136 _oces
40 _oday
-187 _oddl
-121 _ode>
187 _ody>
-160 _offe
-347 _ogs>
51 _ogy>
91 _oken
31 _okin
218 _old>
-112 _oles
-193 _olle
-130 _olum
50 _omac
-78 _omat
41 _ome>
-287 _omme
-181 _oms>
46 _one>
-84 _ones
49 _onig
17 _only
-33 _ons>
71 _ont>
120 _oomm
18 _oor>
22 _opin
62 _oppe
-154 _oran
-80 _ords
-120 _orge
384 _orgi
-108 _orie
50 _orld
-130 _ort>
53 _ory>
155 _oser
-101 _oss>
-138 _otes
151 _otgu
73 _othe
185 _otor
87 _ottl
42 _ough
225 _oul>
-36 _ould
133 _oull
10 _ound
-29 _our>
346 _oure
-127 _ous>
-24 _out>
25 _owed
118 _owin
17 _own>
39 _ows>
-215 _page
-152 _pani
49 _pass
161 _peac
-150 _peci
53 _ped>
-49 _peec
-104 _per>
-118 _pera
162 _perl
-161 _pes>
316 _petr
117 _pfat
-133 _phar
212 _pict
-89 _pide
113 _ping
-144 _plai
-106 _plas
-274 _play
-106 _plum
-234 _ply>
47 _pose
-115 _prin
145 _psed
-355 _ptio
-50 _pty>
237 _punc
97 _push
-87 _ques
-92 _quit
-119 _raff
-88 _raid
-117 _rain
-42 _rand
-161 _rap>
-23 _rate
-135 _rato
233 _rawe
59 _rdos
-271 _rds>
139 _reas
44 _reat
11 _ree>
-195 _reen
-240 _resc
195 _ret>
-131 _retc
121 _rett
-192 _revi
-143 _rful
-87 _rget
765 _rgiv
-244 _rgue
-245 _rhym
127 _riag
-97 _rial
-193 _rian
139 _ribs
-127 _rick
-104 _ride
36 _ridg
-111 _ried
-143 _rim>
-75 _rime
31 _rink
-128 _rint
-130 _rish
46 _rist
-174 _rite
58 _rive
50 _rld>
-133 _rmac
198 _rned
61 _roat
85 _rol>
-54 _roll
-278 _rome
70 _ront
69 _roof
37 _room
-159 _rop>
74 _rote
-130 _rous
15 _rpos
15 _rry>
692 _rsel
74 _rson
-41 _rst>
149 _rted
-392 _rter
244 _ruis
-188 _rule
162 _rung
183 _rved
134 _rvoi
66 _ryon
47 _ryth
-80 _save
-55 _says
-190 _scap
-49 _scre
-121 _scue
-97 _scui
44 _sed>
290 _self
196 _sely
105 _seme
-213 _sens
46 _serv
18 _shed
-81 _shor
-40 _shou
-118 _sibl
62 _side
-41 _sion
118 _sitt
82 _skin
110 _sky>
30 _slee
280 _smas
308 _smil
144 _snt>
-166 _song
289 _soon
225 _soul
-83 _soup
-265 _sour
-107 _spac
-123 _span
-189 _spec
-72 _spee
-251 _sses
-207 _stag
39 _stai
96 _sted
94 _step
-161 _stif
-133 _stle
286 _stop
-39 _stor
-85 _stre
-69 _stri
-133 _stuc
-115 _styl
-78 _sual
-94 _such
-71 _suga
176 _suic
204 _suli
149 _supp
-318 _tack
-170 _tage
44 _tair
45 _talk
-121 _tatt
68 _tay>
-35 _tch>
120 _tead
-231 _team
82 _tel>
47 _temp
110 _tene
-136 _tent
117 _tepf
43 _terd
-64 _tes>
-131 _test
151 _tgun
47 _them
80 _then
71 _ther
129 _they
-92 _thic
214 _thig
104 _thin
-3 _thro
50 _tic>
183 _tide
247 _tied
-161 _tiff
68 _til>
112 _till
36 _time
17 _ting
-118 _tion
-94 _tist
-89 _toas
40 _toda
-154 _todd
-109 _toes
124 _tol>
91 _told
-241 _ton>
-86 _tone
43 _toni
-121 _too>
51 _took
89 _top>
166 _topp
150 _torw
58 _tory
-79 _trai
-300 _trap
-126 _tre>
-149 _tres
308 _trie
-242 _ttac
403 _ttem
-121 _ttoo
-133 _tuck
-86 _tues
50 _ture
147 _uarr
-197 _uck>
-181 _ucto
-121 _ued>
147 _uess
-86 _uest
-71 _ugar
27 _ught
176 _uici
240 _uise
-156 _uit>
141 _ulan
-175 _umen
-189 _umma
-155 _umn>
-117 _umps
31 _und>
-99 _ungr
68 _unk>
-118 _uns>
33 _unti
31 _ure>
353 _ured
-80 _urn>
167 _urne
119 _urns
15 _urpo
99 _urth
200 _urti
23 _use>
70 _used
68 _ushe
-106 _utch
-80 _utes
-186 _utin
94 _utur
-133 _vega
-134 _vel>
-210 _vern
-148 _vert
133 _very
5 _ving
111 _waki
78 _want
-272 _warm
-67 _watc
-133 _wear
-79 _ween
80 _well
92 _weri
-26 _what
10 _when
93 _whet
-60 _whic
178 _wife
127 _will
92 _wish
138 _woke
120 _woma
-129 _wood
-149 _word
50 _worl
101 _woul
338 _wris
74 _wrot
109 _xist
-145 _xpla
140 _xted
-203 _yell
43 _yest
-110 _yme>
178 _yone
133 _youl
102 _your
147 _ypin
290 _ysel
-199 _yste
-198 _zing
-18 a
170 a bag
185 a big
262 a blade
194 a boat
192 a bottle
129 a box
358 a bullet
136 a date
199 a free
202 a full
345 a girl
254 a gun
262 a lovely
84 a person
44 a photo
303 a reason
302 a refuge
215 a scarf
412 a woman
-127 a ·
201 about how
362 about suicide
-260 about the
252 about to
223 accident
57 address
168 address .
-104 afraid of
138 after .
249 after i
215 ai
72 alive
8 all
116 am
205 am a
397 am at
237 am being
370 am fine
255 am finished
485 am going
235 am gone
186 am in
209 am not
188 am on
189 am only
142 am scared
179 am sitting
168 am suicidal
84 am the
265 am up
141 ambulance
171 ambulance .
362 an accident
155 an ai
177 an ambulance
48 and
149 and every
517 and he
331 and i
161 and if
147 and it
203 and last
205 and no
111 and not
149 and now
213 and said
935 and says
131 and she
166 and then
224 and this
613 and today
478 and told
202 and tonight
64 and when
236 ankles
143 answering
170 antidepressants
84 any more
146 anyone
314 anyone else
171 are blue
214 are going
-160 are killing
-115 are there
-108 are you
112 arms
208 arms are
139 as they
-112 ask
76 asking
172 asleep .
-153 at five
-171 at seven
243 at zero
150 attempt
138 back from
98 bad
139 bad .
183 balcony and
167 basement
-104 bath .
247 be
-77 be a
285 be alive
1052 be dead
138 be gone
215 be it
459 be killed
168 be over
167 be with
150 beating
33 because
310 because i
-67 bed
75 bed .
116 been
-112 been thinking
-122 bees
143 before he
41 being
387 being alive
193 believes
142 belt .
145 better off
192 better place
-94 bike
138 black
410 blade .
241 bleach
265 bleed out
-318 board
93 body
181 body .
149 boiling
-140 bored
114 born
222 born .
293 bottle
291 bottle of
231 boys
91 breathing
244 breathing .
35 bridge
-138 bridge in
164 broke my
-75 brother
130 brothers
434 bruises
296 bruises .
223 building have
280 burning my
153 burns
-53 but
-72 but i
144 bye
750 bye .
286 called again
-26 can
-115 can a
224 can have
-235 can i
-42 can not
209 can tell
199 cancer
64 car
203 car with
96 care
147 carer
-89 chapter
215 chemo
315 choose the
349 closer
-143 club
-38 coffee
-172 coffee .
149 come
184 come in
160 come to
99 coming
215 coming back
-156 cut the
296 cut too
232 cuts
249 cutting .
232 cutting again
-95 d
155 dads
305 danger .
143 daughter
287 day then
-31 dead
150 dead .
531 dead by
227 death sounds
171 debts
72 deep
133 deep .
190 deep is
-108 did the
107 die
314 die .
-135 dies
-344 do i
318 do it
338 do not
-244 do we
-134 do with
-32 does
-126 does one
-182 does the
-128 dogs
271 doing it
58 door
46 down
-88 draft
237 dramatic
186 drank
233 drawer
236 drawer .
-95 drill
80 drink
214 drink water
-137 driving test
-145 drop
149 drove
302 drove at
131 drown
-169 dry
106 dying .
212 each night
184 earth .
-90 eggs
-117 email
-50 empty
407 end it
415 end my
336 ending it
305 ending my
-102 ends
130 enough
-93 escape
31 every
102 every time
37 everyone
163 everyone .
369 everyone i
47 everything
96 ex
179 exact
168 existing
168 existing .
-55 explain
342 face
52 failed
-200 fall
147 family
303 faster .
212 father found
391 feed my
74 feel
164 feel my
211 feel safe
203 feet .
-134 fell off
149 few
-173 fight
-166 film
-79 final
184 find a
142 find me
221 find out
641 finds
-222 fine .
170 finished .
-40 first
-116 first .
-25 five
-135 five .
-470 fix
315 floating
315 floating .
-128 fold
-24 for
238 for .
-394 for a
113 for being
253 for each
103 for everything
181 for it
161 for me
-134 for the
153 for when
490 forever .
228 forgive
146 forgive me
239 found
439 found my
166 found the
33 friend
-87 from a
70 front
85 front of
-182 fun
77 garage
43 get
187 get to
123 gets
122 girl
-121 give
-49 give up
514 glass .
-29 go
182 go .
311 go home
203 go of
135 god
236 goes through
47 going
157 going to
188 gone .
-17 good
186 goodbye everyone
240 goodbye without
106 got
125 got a
247 got my
167 got out
202 got the
-107 grim
202 guess
234 gun
206 gun on
-75 gym
261 had it
-47 half
61 harm
232 harm .
105 has been
144 hasnt
84 have
-170 have been
355 have left
284 have my
226 have put
346 have stopped
174 having
257 he
168 he had
356 he has
229 he is
960 he said
108 he says
214 he took
884 he will
51 he would
171 hear
80 heart
190 heart stop
-160 heat
188 held
124 her
85 her .
207 her to
131 here
216 here .
87 herself
192 hi .
223 high does
72 him
71 him .
111 him and
180 himself and
207 his car
169 hit me
239 hits me
204 hold my
52 home
95 home .
227 home and
431 hoping
29 house
166 house with
-130 how
-269 how did
-345 how do
-129 how does
56 how long
41 how many
-99 hungry
248 hurt myself
181 hurting
112 husband .
210 husband put
191 i
56 i am
-168 i asked
214 i bought
218 i choose
-11 i did
-70 i do
81 i go
252 i have
241 i hide
123 i keep
410 i know
-93 i love
171 i mean
354 i overdosed
175 i practised
-110 i see
171 i shant
138 i sit
-125 i start
227 i swallowed
79 i told
-115 i took
628 i tried
108 i was
448 i will
168 i woke
33 i would
-168 ideas
-111 ideas .
47 if
170 if he
338 if i
210 if my
156 if the
407 in my
294 in on
199 in order
62 in the
120 instead
204 insulin
562 into my
400 is blood
-100 is dead
333 is deep
661 is got
-225 is it
-123 is killing
170 is looking
742 is me
241 is more
63 is my
-57 is not
-40 is that
-81 is there
182 is to
144 is trying
354 is what
174 is why
239 is your
46 it
293 it all
-110 it i
-117 it in
136 it is
209 it look
182 it take
214 it will
252 joking .
-234 jumper
-99 jumps
26 keep
106 keep thinking
265 keeping me
49 keeps
208 kids at
11 kill me
550 kill myself
380 kill themselves
74 killer
-69 killing me
205 killing myself
135 know who
160 know youre
209 knowing
18 knows
169 knows .
-93 ladder
-7 last night
107 least
-219 leave it
187 ledge
237 ledge .
85 left a
182 left to
250 length
124 let
-133 let me
-171 letter
-182 letter to
51 life
66 life .
-138 lift
238 lighter
99 like it
293 like this
-36 line
-237 list
-87 list .
58 little
177 little sister
406 living
312 loaded
-40 lol
-24 lol .
143 look after
192 looking
161 lord
-105 losing
80 lot
145 made my
389 making it
208 many tylenol
151 me
253 me .
-48 me a
482 me and
531 me down
324 me for
231 me i
118 me in
203 me or
111 me out
242 me over
135 me to
345 me would
238 me yesterday
-82 meaning
224 means
385 meds
-83 meeting
-178 milk
152 mine
-43 minutes
-297 minutes .
178 more .
199 more i
384 mother is
150 motorway
13 my
215 my address
247 my antidepressants
137 my arms
470 my baby
361 my bed
159 my brain
-73 my brother
264 my building
138 my cousin
248 my door
296 my face
155 my family
-95 my father
265 my hand
83 my head
188 my heart
174 my kids
114 my life
253 my mouth
203 my name
259 my note
-170 my old
372 my own
116 my parents
274 my ps5
269 my ribs
-80 my sister
366 my skin
117 my stepfather
469 my wedding
-52 my wife
-86 my ·
290 myself
-67 myself .
75 myself and
496 name on
198 nana
228 need the
-149 new
86 next to
196 nice
208 night i
-92 nine
139 no
375 no food
387 no more
393 no need
171 no one
395 none of
187 noose
251 not
217 not answering
135 not be
147 not call
158 not for
90 not get
357 not going
299 not have
276 not here
214 not joking
-78 not know
-200 not let
235 not live
369 not moving
784 not need
560 not see
304 not show
-133 not stop
503 not talk
-101 not tell
277 not to
160 not told
184 not wake
178 not want
165 not work
467 not worth
208 note on
-99 notes
41 now
81 now i
203 ocean
163 of ending
191 of living
56 of me
93 of my
130 of what
444 of you
43 off
43 off .
100 off the
-99 office
-88 old
173 on fire
372 on me
1291 on purpose
39 on the
193 one believes
587 one way
136 one would
17 only
118 only one
191 only thing
176 open .
175 open my
-327 or
123 out
193 out .
249 out and
201 outside my
82 overdosed
199 overdosed .
41 own
374 packed for
-87 page
19 pain
151 pain and
210 painless
-105 paint
319 paracetamol and
508 part
187 partner
86 peace .
151 peaceful
-173 people .
233 people i
119 person
316 petrol
370 photo of
167 picked
-332 pill
31 pills
123 pistol
101 place
304 planet .
-72 playing
173 police
257 police .
481 posted
146 poured
175 practised
293 pray
92 promised
248 properly
195 punched
226 purpose .
584 pushed
51 put
445 put a
-56 questions
215 quickest
238 quietly
-106 quit
-285 rain
-95 rain .
211 raped
463 rather be
227 reason
196 refund .
145 relapsed
-60 remind me
-193 reply
134 reservoir
85 rest
196 rest of
-110 rhyme
139 ribs
78 right .
-181 rip
77 river
156 river .
86 roof
193 roof .
120 roommate
209 rope .
162 rung
89 safe
144 safe .
204 said he
201 said if
61 sat
32 say
-30 says
205 says he
143 says she
-126 screen
-90 season
265 secret
183 see
240 see a
246 see what
295 sent
143 sent me
73 shame
171 shant
171 shant be
109 she
154 she goes
327 she is
146 she says
187 shoes off
190 shoot me
151 shotgun
-288 should i
217 sin
34 sister
353 sister i
118 sitting
-258 six .
61 skin
332 sleep and
208 sleeping
153 sleepy
319 sleeve
198 slit my
161 sold
40 someone
77 someone is
287 someone to
66 son
190 soon
234 soon .
177 sorry .
225 soul
72 sounds
283 sounds nice
-83 soup
-84 stage
97 stairs
119 stairs .
115 standing
172 standing at
-96 start
378 started
221 station .
68 stay
290 stay .
117 stepfather
-161 stiff
180 stitches and
50 stomach
-176 stone
-23 stop
107 stop .
254 stop me
154 stop my
-125 stop the
120 stopped
172 stops
-133 stuck
-99 style
-94 such
-60 sugar
367 suicidal
41 suicide
260 suicide note
179 swallowed
228 take i
371 take in
260 taken
204 takes
113 talk to
104 talking
-121 tattoo
-120 tea
-67 tea .
-54 team
146 tell the
179 telling
263 telling me
-41 ten
192 tenant
-292 test
-140 text
-134 text .
140 texted
57 than
351 than my
43 that i
171 that she
184 the bottle
143 the car
226 the cops
-156 the end
57 the garage
117 the guy
343 the hour
244 the house
149 the inside
356 the knot
161 the least
150 the motorway
-255 the new
203 the ocean
924 the only
473 the pills
304 the planet
155 the police
-103 the purpose
238 the railway
134 the reservoir
622 the rest
222 the skin
395 the stapler
180 the thing
-130 the vet
154 the wall
380 the windows
-198 the ·
37 them
209 them knowing
-123 theme
389 themselves .
84 then
102 then i
361 there is
100 they
-51 they are
238 they check
135 they do
209 they let
178 they say
252 they will
515 they would
154 thighs
96 thing
-126 thing .
323 thing i
86 things
373 things and
573 think about
-124 think i
364 thinking
222 this .
133 this i
244 this in
526 this is
435 this pain
193 this time
365 tho .
256 thought about
179 thoughts
160 threatened to
-114 three
61 throat
204 thursday and
148 tied
67 till
141 till i
333 till it
131 time
113 time he
257 time i
47 to
354 to .
265 to be
202 to book
163 to come
537 to die
489 to end
125 to everyone
-40 to go
381 to have
789 to hurt
146 to kill
103 to live
-57 to me
136 to my
125 to put
236 to tell
273 to wake
200 to want
-120 toast
40 today
100 today i
-119 toddler
91 told
-197 told me
-93 told my
130 told the
30 tonight
98 tonight i
415 too deep
51 took
221 top of
195 touches me
168 tracks
342 train comes
-91 train to
144 trans
312 tried
265 tried to
437 turned
308 turned the
237 turning
238 turns up
-48 two
208 tylenol
147 typing
70 uncle
407 under my
68 until
388 until i
13 up
275 voices
-179 vs
68 w
126 waiting
265 waiting for
447 wake up
111 waking
450 waking up
145 walking
60 wall
498 want it
-69 want to
682 wanting
385 wanting to
-328 wants a
341 wants my
-239 war
156 ward
-101 warm
-31 was
189 was not
143 was raped
212 was supposed
-130 water .
371 water and
102 way
243 way out
127 ways
-322 we
-152 wear
289 week i
54 well
142 well i
-130 what
-177 what are
-63 what can
-55 what do
575 what i
259 what is
-314 what should
10 when
379 when he
426 when i
140 when they
-74 where do
214 where he
44 where i
155 where she
212 whether
205 whether my
-60 which
246 who finds
380 who kill
135 who to
-60 why
-87 why .
312 why am
-76 why does
674 why i
-103 why is
130 wife
200 wife .
162 will
538 will .
444 will do
439 will end
159 will never
-181 will not
144 will send
231 winning
231 winning .
138 wish
81 wish i
294 wish you
466 with him
218 woken
120 woman
-41 words
31 work
50 world
121 would
14 would be
563 would do
184 would find
361 would it
183 would not
-75 would you
413 wrists
-54 write
68 write a
-254 write it
74 wrote
266 wrote my
43 yesterday
-96 yet
-103 yet .
133 you tell
209 you were
-120 you write
133 youll
135 youre
299 yourself
248 yourself .
164 yourself and
-121 ~3
-130 ~7
-15 ~a
223 ~accident
57 ~addres
215 ~ai
72 ~alive
8 ~all
116 ~am
141 ~ambulance
48 ~and
236 ~ankl
170 ~antidepressant
146 ~anyone
45 ~arm
-190 ~attack
403 ~attempt
98 ~bad
167 ~basement
259 ~be
33 ~because
-245 ~bee
116 ~been
-94 ~bike
-132 ~bin
174 ~black
122 ~bleach
-76 ~board
93 ~body
-11 ~bor
114 ~born
293 ~bottle
204 ~boy
151 ~bra
35 ~bridge
80 ~bruis
-53 ~but
144 ~bye
-26 ~can
199 ~cancer
122 ~car
96 ~care
147 ~carer
-41 ~cat
215 ~chemo
349 ~closer
-164 ~club
-38 ~coffee
-130 ~column
146 ~com
149 ~come
-178 ~cook
-123 ~cup
-95 ~d
155 ~dad
-134 ~dat
105 ~daughter
-29 ~dead
501 ~debt
72 ~deep
29 ~die
-32 ~doe
20 ~door
42 ~down
237 ~dramatic
186 ~drank
233 ~drawer
39 ~drink
-162 ~drop
149 ~drove
-169 ~dry
-196 ~egg
-64 ~email
-60 ~empty
130 ~enough
-93 ~escape
31 ~every
37 ~everyone
47 ~everyth
96 ~ex
91 ~exist
-55 ~expla
342 ~face
79 ~fail
147 ~fami
155 ~feel
149 ~few
-34 ~film
-79 ~final
49 ~find
-40 ~first
-25 ~five
-24 ~for
228 ~forgive
193 ~found
70 ~front
-182 ~fun
77 ~garage
109 ~get
182 ~girl
-121 ~give
-31 ~go
107 ~god
-17 ~good
302 ~googl
106 ~got
-107 ~grim
85 ~ground
202 ~gues
172 ~gun
-75 ~gym
-47 ~half
130 ~harm
144 ~hasnt
295 ~hav
84 ~have
257 ~he
186 ~hear
38 ~heart
188 ~held
72 ~her
131 ~here
87 ~herself
101 ~hi
72 ~him
52 ~home
431 ~hop
29 ~house
-130 ~how
-99 ~hungry
4 ~i
47 ~if
120 ~instead
204 ~insul
161 ~intend
46 ~it
-44 ~job
188 ~jok
-260 ~jumper
88 ~keep
72 ~killer
63 ~know
-167 ~ladder
-74 ~law
-172 ~learn
107 ~least
187 ~ledge
250 ~length
116 ~let
51 ~life
-180 ~lift
238 ~lighter
-36 ~line
-312 ~list
58 ~little
48 ~liv
70 ~load
-40 ~lol
75 ~look
161 ~lord
120 ~lot
71 ~mak
151 ~me
418 ~med
-69 ~meet
-178 ~milk
152 ~mine
-43 ~minut
8 ~mother
150 ~motorway
-62 ~murder
13 ~my
290 ~myself
-137 ~nam
198 ~nana
-177 ~new
82 ~nice
-92 ~nine
139 ~no
187 ~noose
154 ~not
298 ~notic
34 ~now
203 ~ocean
45 ~off
-99 ~office
-95 ~old
17 ~only
-327 ~or
123 ~out
82 ~overdos
45 ~own
-87 ~page
19 ~pain
210 ~painles
106 ~part
187 ~partner
151 ~peaceful
227 ~permanent
119 ~person
316 ~petrol
94 ~pictur
123 ~pistol
101 ~place
-196 ~plant
-251 ~play
173 ~police
114 ~post
300 ~practis
224 ~pray
-180 ~present
92 ~promis
491 ~punch
15 ~purpose
224 ~push
65 ~put
215 ~quickest
-106 ~quit
-161 ~rain
279 ~reason
145 ~relaps
-279 ~rep
134 ~reservoir
-110 ~rhyme
139 ~rib
-181 ~rip
77 ~river
86 ~roof
120 ~roommate
-128 ~row
162 ~rung
62 ~say
-144 ~screen
266 ~search
-90 ~season
-97 ~seat
265 ~secret
274 ~see
295 ~sent
73 ~shame
109 ~she
151 ~shotgun
217 ~sin
23 ~sister
118 ~sitt
153 ~sleepy
319 ~sleeve
280 ~smash
296 ~smil
161 ~sold
40 ~someone
61 ~son
190 ~soon
225 ~soul
-83 ~soup
-84 ~stage
97 ~stair
117 ~stepfather
-161 ~stiff
50 ~stomach
-176 ~stone
139 ~stop
166 ~stopp
141 ~stranger
185 ~strangl
-133 ~stuck
-99 ~style
-94 ~such
-71 ~sugar
367 ~suicidal
41 ~suicide
185 ~tak
260 ~taken
-121 ~tattoo
-148 ~tax
-120 ~tea
-64 ~team
10 ~tell
-44 ~ten
-99 ~test
183 ~th
57 ~than
30 ~them
-123 ~theme
84 ~then
100 ~they
214 ~thigh
92 ~think
121 ~thought
-114 ~three
61 ~throat
148 ~tied
67 ~till
131 ~time
47 ~to
-120 ~toast
40 ~today
-154 ~toddler
91 ~told
49 ~tonight
51 ~took
82 ~track
144 ~tran
-152 ~trap
312 ~tri
90 ~try
35 ~turn
-48 ~two
208 ~tylenol
70 ~uncle
68 ~until
12 ~up
-191 ~v
-133 ~vegan
275 ~voic
-31 ~wa
156 ~wak
78 ~want
-239 ~war
156 ~ward
-256 ~warm
176 ~way
-322 ~we
-307 ~wear
-130 ~what
8 ~when
212 ~whether
-60 ~which
-60 ~why
130 ~wife
135 ~will
231 ~winn
115 ~wish
218 ~woken
120 ~woman
422 ~wonder
-86 ~word
50 ~world
121 ~would
338 ~wrist
-54 ~write
74 ~wrote
43 ~yesterday
-96 ~yet
133 ~youll
135 ~youre
299 ~yourself
-150 ~·
-150 ·
-148 · .
-90 · at
-110 · my
-139 · on
`,
};
