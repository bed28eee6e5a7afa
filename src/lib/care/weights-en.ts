import type { DistressWeights } from './distress-form';

/** Published, and written by scripts/support/fit-care.ts from tests/fixtures/care: not by hand. */
export const englishWeights: DistressWeights = {
  base: -301,
  enough: 65,
  calm: -150,
  weights: `
415 ##captive
-369 ##cook
-23 ##daily
346 ##despair
381 ##doing
165 ##ending
75 ##farewell
61 ##fear
-69 ##fiction
-50 ##harming
75 ##howto
161 ##hurter
185 ##hurting
86 ##kin
198 ##living
23 ##means
138 ##method
49 ##near
-168 ##occasion
-6 ##others
145 ##rescue
-5 ##self
348 ##selfharm
-109 ##sport
532 ##taking
235 ##urge
144 ##violence
-174 #asking
-65 #asking+captive
-53 #asking+cook
-231 #asking+daily
-91 #asking+garden
-88 #asking+harming
-155 #asking+height
-86 #asking+howto
-30 #asking+hyper
-101 #asking+mood
-618 #asking+occasion
-101 #asking+tech
-82 #asking+violence
33 #blade
100 #blade+captive
32 #blade+harming
-101 #blade+howto
123 #blade+hurter
23 #blade+limb
170 #blade+urge
109 #blade+violence
19 #body
172 #body+hurter
189 #body+kin
125 #body+living
7 #captive
174 #captive+gladness
44 #captive+kin
34 #captive+tech
-419 #cook
-73 #cook+garden
-152 #cook+gladness
-125 #cook+howto
-289 #craft
-261 #craft+gladness
-395 #craft+howto
-196 #daily
62 #daily+captive
-52 #daily+cook
-51 #daily+craft
-76 #daily+howto
-25 #daily+hurter
-138 #daily+method
-40 #daily+mood
-18 #daily+occasion
103 #daily+secret
-24 #despair
-163 #despair+asking
-179 #despair+cook
230 #despair+eating
322 #despair+end
-64 #despair+fiction
13 #despair+harming
-76 #despair+hurter
10 #despair+hurting
53 #despair+kin
85 #despair+limb
400 #despair+living
89 #despair+near
-86 #despair+others
57 #despair+reasonless
50 #despair+rescue
397 #despair+rope
77 #despair+secret
103 #despair+settle
-73 #despair+sport
59 #despair+taking
105 #despair+urge
83 #despair+wishing
55 #doing
211 #doing+despair
180 #doing+drug
376 #doing+farewell
75 #doing+hurter
59 #doing+hurting
120 #doing+hyper
58 #doing+kin
123 #doing+means
171 #doing+now
390 #doing+others
326 #doing+parting
200 #doing+taking
-102 #doing+wishing
186 #drug
131 #drug+howto
-60 #drug+kin
88 #drug+method
346 #drug+rescue
630 #drug+taking
555 #drug+travel
156 #dying
-55 #dying+cook
-119 #dying+despair
318 #dying+doing
87 #dying+drug
192 #dying+eating
59 #dying+end
342 #dying+farewell
13 #dying+fear
-117 #dying+fiction
153 #dying+gladness
-39 #dying+hurter
-214 #dying+hurting
-75 #dying+kin
-418 #dying+machine
-146 #dying+near
74 #dying+now
-19 #dying+others
323 #dying+parting
207 #dying+putting
-128 #dying+secret
-134 #dying+taking
-177 #dying+violence
1236 #dying+wishing
164 #eating
196 #eating+kin
-19 #end
-43 #end+cook
-41 #end+craft
274 #end+eating
74 #end+gladness
-45 #end+hurter
203 #end+kin
70 #end+mood
97 #end+rescue
-79 #end+secret
177 #end+urge
-135 #end+violence
115 #ending
259 #ending+body
104 #ending+despair
300 #ending+height
-161 #ending+hurter
-116 #ending+hurting
415 #ending+kin
613 #ending+living
84 #ending+near
-174 #ending+others
26 #ending+rescue
-313 #everyday
100 #farewell
104 #farewell+gladness
91 #farewell+kin
163 #farewell+settle
105 #fear+blade
-89 #fear+cook
46 #fear+end
-125 #fear+fiction
131 #fear+gladness
5 #fear+harming
134 #fear+hurter
182 #fear+hurting
173 #fear+kin
-51 #fear+limb
185 #fear+near
3 #fear+others
-221 #fear+pets
56 #fear+rope
54 #fear+taking
91 #fear+violence
121 #fear+wishing
-389 #fiction
24 #fiction+asking
-181 #fiction+craft
-10 #fiction+daily
-158 #fiction+end
-414 #fiction+howto
-176 #fiction+hyper
-100 #fiction+mood
-92 #fiction+violence
-70 #garden
-132 #garden+howto
17 #harming
-85 #harming+cook
86 #harming+end
-136 #harming+garden
-87 #harming+howto
19 #harming+hurter
27 #harming+kin
169 #harming+reasonless
444 #harming+urge
-65 #harming+violence
18 #height
-222 #height+howto
136 #height+kin
-148 #home
-403 #home+howto
36 #howto
-48 #howto+everyday
72 #hurter
185 #hurter+captive
-39 #hurter+gladness
-22 #hurter+howto
197 #hurter+rescue
288 #hurter+violence
79 #hurting
-202 #hurting+asking
224 #hurting+captive
-49 #hurting+craft
-35 #hurting+end
-64 #hurting+fiction
23 #hurting+harming
-77 #hurting+howto
149 #hurting+hurter
154 #hurting+kin
330 #hurting+limb
121 #hurting+near
-161 #hurting+now
123 #hurting+rail
147 #hurting+rescue
130 #hurting+rope
357 #hurting+secret
-293 #hurting+sport
-75 #hurting+taking
-128 #hurting+urge
113 #hurting+violence
-135 #hurting+wishing
-92 #hyper+craft
-120 #hyper+occasion
163 #hyper+rail
-4 #kin
-56 #kin+everyday
-50 #kin+gladness
-26 #kin+pets
-70 #laugh
-111 #laugh+cook
-132 #laugh+daily
-88 #laugh+hurter
-130 #laugh+sport
100 #limb
25 #limb+captive
-135 #limb+end
-7 #limb+harming
124 #limb+height
-83 #limb+kin
272 #limb+mood
25 #limb+rescue
64 #limb+rope
234 #limb+urge
151 #limb+violence
-93 #limb+wishing
17 #living
97 #living+gladness
-94 #living+kin
333 #living+reasonless
-134 #machine
-45 #machine+garden
-253 #machine+howto
-101 #machine+hyper
-100 #machine+pets
-69 #machine+tech
134 #means
60 #means+body
-67 #means+cook
109 #means+despair
32 #means+drug
95 #means+eating
86 #means+farewell
-111 #means+fear
26 #means+hurter
-57 #means+hurting
-51 #means+kin
134 #means+limb
114 #means+near
30 #means+now
102 #means+others
-212 #means+rescue
152 #means+rope
-41 #means+taking
144 #means+urge
207 #means+violence
64 #means+worry
30 #method
-234 #method+occasion
-117 #mood+craft
-367 #mood+pets
194 #near
205 #near+blade
189 #near+body
50 #near+captive
196 #near+eating
-41 #near+end
49 #near+farewell
41 #near+harming
57 #near+height
-42 #near+hurter
121 #near+kin
70 #near+limb
355 #near+rope
-93 #near+urge
-154 #near+violence
-163 #near+wishing
162 #near+worry
-37 #now
-89 #now+asking
287 #now+body
73 #now+captive
391 #now+drug
94 #now+eating
-48 #now+end
100 #now+farewell
114 #now+harming
446 #now+height
-194 #now+howto
150 #now+hurter
-135 #now+kin
-75 #now+occasion
159 #now+secret
462 #now+settle
65 #now+taking
142 #now+urge
-67 #now+violence
-62 #now+wishing
-205 #occasion
-129 #occasion+howto
70 #others
110 #others+blade
172 #others+body
91 #others+captive
-25 #others+daily
-76 #others+drug
1 #others+end
2 #others+farewell
-38 #others+gladness
54 #others+harming
-20 #others+howto
-16 #others+hurter
49 #others+hurting
153 #others+kin
-77 #others+laugh
-22 #others+living
88 #others+near
73 #others+now
-52 #others+rescue
299 #others+secret
89 #others+settle
18 #others+taking
101 #others+urge
189 #others+violence
-10 #others+wishing
86 #others+worry
120 #parting
-164 #parting+cook
78 #parting+despair
71 #parting+end
125 #parting+farewell
92 #parting+hurter
222 #parting+kin
106 #parting+limb
299 #parting+method
119 #parting+near
159 #parting+others
99 #parting+rope
104 #parting+secret
83 #parting+violence
-124 #parting+wishing
-264 #pets
-601 #pets+howto
262 #putting+kin
85 #putting+living
91 #putting+now
29 #putting+settle
224 #putting+tech
31 #rail
-168 #rail+everyday
45 #reasonless
171 #reasonless+gladness
71 #reasonless+kin
43 #rescue
-154 #rescue+cook
75 #rescue+kin
-115 #rescue+pets
153 #rope
116 #rope+captive
187 #rope+farewell
-130 #rope+hurter
189 #rope+kin
117 #rope+method
47 #rope+rescue
137 #rope+urge
-182 #rope+violence
-76 #secret
92 #secret+captive
221 #secret+hurter
52 #secret+kin
168 #secret+tech
138 #secret+violence
88 #self
28 #self+asking
250 #self+blade
102 #self+body
-93 #self+captive
-69 #self+cook
-88 #self+craft
156 #self+despair
221 #self+doing
239 #self+drug
92 #self+dying
201 #self+end
86 #self+ending
139 #self+farewell
-171 #self+fear
-29 #self+fiction
-66 #self+gladness
-27 #self+harming
234 #self+height
-167 #self+howto
76 #self+hurter
-10 #self+hurting
-52 #self+hyper
-15 #self+kin
314 #self+limb
40 #self+living
213 #self+means
-211 #self+near
207 #self+now
139 #self+others
128 #self+parting
85 #self+rail
266 #self+reasonless
88 #self+rescue
58 #self+rope
-106 #self+secret
102 #self+selfharm
4 #self+settle
-47 #self+sport
-81 #self+urge
168 #self+violence
-61 #self+wishing
-7 #self+worry
83 #selfharm
-167 #selfharm+asking
50 #selfharm+eating
66 #selfharm+end
61 #selfharm+fear
-42 #selfharm+howto
5 #selfharm+kin
186 #selfharm+limb
-27 #selfharm+mood
167 #selfharm+near
312 #selfharm+now
139 #selfharm+reasonless
105 #selfharm+secret
536 #selfharm+urge
-51 #selfharm+violence
108 #selfharm+wishing
374 #selfharm+worry
13 #settle
-7 #settle+end
74 #settle+hurter
87 #settle+kin
548 #settle+pets
145 #settle+tech
-227 #sport
-55 #sport+howto
114 #taking
294 #taking+body
214 #taking+captive
-143 #taking+end
50 #taking+hurter
174 #taking+rescue
278 #taking+rope
84 #urge
203 #urge+hurter
-101 #urge+kin
-162 #urge+tech
117 #violence
377 #violence+captive
-216 #violence+howto
78 #violence+kin
-137 #violence+method
-117 #violence+pets
-65 #violence+rescue
-174 #violence+sport
51 #wishing
-126 #wishing+captive
153 #wishing+eating
293 #wishing+end
-25 #wishing+hurter
-110 #wishing+kin
153 #wishing+living
151 #wishing+reasonless
223 #wishing+rescue
97 #wishing+violence
23 #worry
217 #worry+body
60 #worry+captive
339 #worry+harming
86 #worry+hurter
198 #worry+limb
96 #worry+rescue
188 . after
198 . all
-452 . any
-190 . anything
-620 . are
976 . been
-113 . best
-133 . blood
-81 . cut
-160 . draft
113 . drank
769 . every
174 . everyone
-414 . explain
104 . father
-76 . first
234 . found
-85 . give
-409 . go
210 . going
240 . got
76 . he
-341 . hit
-168 . how
-79 . i
-61 . in
-466 . is
34 . it
-194 . jump
-164 . keep
-317 . leave
-105 . left
372 . like
-128 . make
201 . me
-70 . mother
-129 . my
-317 . never
17 . no
-397 . note
296 . odd
92 . on
-110 . our
-169 . remind
536 . since
350 . sister
329 . slept
403 . some
-103 . stop
-68 . the
-152 . there
165 . they
-298 . think
302 . thinking
-129 . this
212 . tied
246 . today
108 . told
161 . tried
-63 . two
337 . uncle
147 . want
-22 . we
-232 . were
-282 . what
-189 . where
-139 . which
-122 . who
335 . wish
67 . would
-222 . write
214 . yesterday
248 . you
-249 . ·
-122 3
-85 5
-431 _<abs
68 _<acc
-84 _<ahe
-114 _<ala
-97 _<alm
90 _<any
-192 _<arg
265 _<arm
-83 _<bak
-13 _<bec
-21 _<bee
13 _<bei
-136 _<bik
-151 _<bis
95 _<bla
-80 _<blo
65 _<bod
-122 _<bon
13 _<bot
329 _<boy
-77 _<bri
-34 _<bro
-131 _<buc
-101 _<cha
-70 _<che
106 _<cig
-120 _<cit
-43 _<cla
48 _<clo
-182 _<clu
-49 _<col
30 _<com
-158 _<coo
-221 _<cre
-185 _<cri
-113 _<cro
107 _<cut
154 _<dad
117 _<dau
-227 _<def
-206 _<det
-150 _<dif
-23 _<doe
4 _<doo
57 _<dow
29 _<dri
-97 _<egg
-53 _<ema
69 _<eno
-119 _<ent
417 _<env
25 _<eve
120 _<exi
-93 _<exp
56 _<fam
-197 _<fan
36 _<fee
-101 _<fer
-107 _<fil
-26 _<fir
-47 _<fiv
-48 _<gam
80 _<get
48 _<gir
-107 _<giv
22 _<goi
-150 _<gol
-33 _<gon
-277 _<gre
-102 _<gri
-109 _<gut
-54 _<hal
120 _<hav
129 _<her
305 _<hop
-275 _<hor
64 _<hou
-177 _<hum
23 _<hus
317 _<hyp
-96 _<jap
-113 _<job
41 _<kee
57 _<kno
-145 _<law
-28 _<lea
106 _<led
-100 _<lib
-75 _<lin
-147 _<lis
36 _<liv
23 _<loo
145 _<lor
-88 _<los
-97 _<mee
-92 _<men
-67 _<met
-128 _<mic
-161 _<moo
38 _<mot
-89 _<mov
109 _<mum
-188 _<mur
-140 _<mus
-29 _<mys
255 _<nan
-100 _<ner
-68 _<nin
-167 _<nov
203 _<oce
-127 _<oct
-91 _<off
41 _<onl
-137 _<pag
-188 _<pan
104 _<pea
103 _<pet
-52 _<pho
66 _<pic
394 _<pis
-154 _<plu
-351 _<por
-86 _<pot
-132 _<pri
121 _<pun
22 _<pur
120 _<pus
-150 _<que
151 _<rap
59 _<rat
-66 _<rec
-88 _<rem
-118 _<rep
-50 _<ret
-224 _<rhy
-149 _<rid
112 _<riv
-126 _<rol
-296 _<rom
59 _<roo
-192 _<rul
-232 _<sal
-19 _<say
-73 _<sco
-44 _<scr
-94 _<sig
22 _<sin
41 _<sis
79 _<sit
31 _<sle
-170 _<sof
268 _<soo
-273 _<spa
-430 _<spe
-193 _<spi
16 _<sta
52 _<sto
-157 _<sty
-85 _<suc
-229 _<sug
155 _<sui
-82 _<sus
52 _<tak
-124 _<tat
-54 _<tea
-54 _<tes
106 _<the
34 _<thi
131 _<tie
66 _<til
50 _<tim
-98 _<toa
52 _<ton
154 _<try
-51 _<tue
206 _<tyl
118 _<unl
69 _<unt
-191 _<veg
-363 _<ver
72 _<voi
127 _<wak
165 _<wan
147 _<way
-124 _<wea
-70 _<wha
4 _<whe
-117 _<whi
173 _<wif
92 _<wil
12 _<wis
170 _<wok
90 _<wom
-164 _<woo
144 _<wou
-173 _<yel
40 _<yes
-178 _<yog
84 _<you
150 _acci
167 _ace>
148 _acet
-192 _adde
477 _aded
73 _afe>
-127 _aft>
-90 _ager
-140 _agra
-110 _ague
-84 _ahea
17 _aid>
-116 _ail>
65 _aile
-142 _aine
92 _ainl
36 _airs
-43 _ait>
142 _aiti
34 _akes
61 _akin
-137 _ales
104 _aliv
98 _alki
-47 _alle
-135 _almo
137 _amil
-147 _amon
89 _andi
-155 _ando
261 _anen
-98 _anic
-125 _anin
-109 _ant>
9 _anti
145 _anyo
-96 _apan
216 _aped
117 _apse
-39 _apte
105 _arer
277 _aret
-215 _argu
-139 _aria
-278 _aris
-249 _arma
-79 _arni
62 _arri
-235 _arro
105 _artn
106 _arve
225 _asem
-134 _ash>
110 _asnt
101 _aten
73 _atev
3 _athe
116 _athi
69 _athr
140 _atic
-122 _ator
-184 _aunt
6 _ause
-62 _ave>
262 _awer
7 _ays>
301 _bail
-139 _bake
-136 _ball
74 _band
12 _beca
119 _been
-98 _bees
-250 _begi
80 _bein
104 _belt
-53 _ber>
-77 _bike
-85 _ble>
136 _blea
-142 _blow
-64 _boar
164 _body
252 _born
113 _bott
244 _boys
-78 _brar
62 _brok
144 _brui
165 _bula
-35 _cake
-158 _cape
-79 _card
170 _carv
-238 _cast
67 _caus
150 _ccid
203 _cean
-366 _cel>
-67 _char
-173 _chea
-170 _chee
34 _choo
304 _cida
68 _cide
106 _ciga
-90 _city
61 _cked
220 _ckes
-221 _cket
-160 _club
-115 _colu
57 _come
38 _comi
-76 _comm
-181 _cook
-181 _cree
-171 _cts>
87 _ctur
194 _cuts
154 _dads
98 _dal>
103 _daug
-201 _dder
-287 _ddle
-183 _deas
511 _debt
149 _deep
-124 _defe
-28 _der>
-81 _ders
-172 _diff
-64 _dle>
-133 _dler
-129 _dlin
-23 _does
120 _dose
-91 _doug
74 _down
61 _drin
162 _drov
-114 _dust
187 _eace
-33 _ead>
63 _ean>
-125 _eani
150 _eans
-287 _eap>
-138 _earn
86 _eart
-240 _eas>
-593 _eat>
142 _eate
188 _ebts
30 _ecau
-64 _ech>
-166 _eech
48 _eel>
-49 _een>
15 _eep>
207 _eepi
174 _eepy
-78 _eeti
-106 _efen
75 _eful
-97 _eggs
-250 _egin
206 _eing
205 _elap
201 _elf>
19 _ell>
362 _elt>
-60 _emai
-114 _embe
-127 _eme>
-76 _emem
-143 _emin
218 _emo>
-262 _enda
-176 _ende
206 _enol
69 _enou
-94 _ense
-113 _ente
-224 _enti
60 _eone
140 _epfa
186 _epin
174 _epy>
234 _eras
40 _erda
64 _erdo
-36 _ere>
-105 _eren
-99 _erni
-87 _ers>
54 _erso
-100 _ert>
72 _eryo
60 _eryt
-129 _escu
-54 _esda
-119 _ese>
-283 _esen
234 _eser
-131 _esis
21 _ess>
-102 _essi
160 _esus
118 _ethe
-31 _etin
222 _etly
-88 _etre
156 _etro
57 _ever
-77 _ewor
-116 _ews>
191 _exis
-270 _expl
-50 _face
125 _fail
137 _fami
-39 _fath
-38 _fee>
192 _feel
-181 _fere
-86 _ffee
-240 _ffer
-68 _ffic
-68 _fice
-231 _fina
-32 _firs
-47 _five
79 _food
66 _foun
87 _fron
-86 _game
-146 _gar>
355 _gare
362 _gen>
-76 _gest
-149 _get>
84 _gets
-97 _ggs>
-31 _ght>
65 _ghte
101 _ghts
109 _girl
138 _gled
22 _goin
-49 _gone
29 _gram
-73 _grap
-155 _gree
-109 _gue>
-108 _guin
165 _gun>
161 _hame
91 _han>
-39 _hapt
-110 _hara
110 _hasn
-112 _hat>
167 _have
197 _havi
-128 _heap
172 _hear
32 _hed>
193 _held
36 _hem>
-167 _heme
218 _hemo
72 _hen>
-28 _her>
10 _here
-149 _hesi
182 _heth
115 _hey>
-52 _hich
-84 _hill
30 _hing
90 _hink
-43 _hone
62 _hope
548 _hopi
-160 _horr
-54 _hort
177 _hotg
58 _houg
-31 _houl
-82 _hree
86 _hroa
49 _hter
95 _hts>
-135 _hung
-207 _hyme
170 _iage
-82 _ian>
-133 _ible
-95 _ibra
125 _ibs>
-151 _ich>
298 _icid
-129 _ick>
-118 _ics>
233 _ictu
304 _idal
-95 _iddl
73 _ide>
166 _idep
-73 _ider
42 _idge
-51 _ies>
222 _ietl
132 _ieve
12 _ife>
-140 _iffe
106 _igar
145 _ildi
333 _iled
80 _ilin
-248 _ilk>
-94 _illa
-144 _ilm>
27 _ily>
18 _ime>
-139 _imer
-55 _inal
179 _inds
-178 _inee
26 _ing>
99 _ink>
186 _inki
102 _inle
-116 _ins>
-295 _ints
-59 _inut
-147 _iolo
-69 _ion>
-133 _ions
-199 _irin
140 _irl>
62 _irs>
-32 _irst
-115 _iscu
-33 _ist>
36 _iste
-87 _ite>
-144 _itor
64 _ittl
-127 _ity>
-96 _japa
-113 _jobs
28 _ked>
54 _keep
80 _ken>
220 _kest
-91 _ket>
-97 _kets
172 _kidd
45 _king
146 _kles
53 _know
-161 _ladd
-136 _lain
-98 _land
-257 _lant
154 _laps
-39 _late
-65 _lay>
-147 _laye
-118 _layi
-119 _lder
136 _leac
137 _lean
-98 _lear
311 _ledg
14 _leep
-129 _lend
206 _leno
-130 _les>
-154 _lia>
-95 _libr
-147 _lic>
30 _lice
77 _life
-305 _lift
-32 _line
28 _ling
-43 _list
58 _litt
330 _livi
-43 _ller
-51 _lly>
68 _load
46 _logy
110 _look
-106 _losi
-57 _low>
-140 _lub>
-115 _lumn
-224 _lute
-75 _lve>
122 _mach
-71 _mail
41 _many
-49 _mari
-103 _mary
-70 _mber
-172 _mble
165 _mbul
378 _meds
-97 _meet
-106 _memb
60 _meon
-111 _metr
81 _mile
-31 _mind
-118 _mitt
-333 _mmar
-128 _mmen
-203 _mon>
-74 _more
-28 _moth
211 _moto
-179 _mour
-71 _movi
-154 _mper
95 _mpt>
-57 _mpty
218 _msel
109 _mums
-94 _murd
-75 _must
266 _myse
143 _nant
40 _nce>
-68 _nces
77 _ncle
34 _nds>
23 _ned>
-146 _nee>
177 _nent
-52 _nes>
-182 _nest
-449 _nge>
-85 _nic>
-62 _nine
-119 _nit>
149 _nkin
198 _nles
32 _nly>
102 _nnin
206 _nol>
201 _noos
58 _noti
69 _noug
-167 _nove
243 _nowi
-70 _nse>
-177 _nter
166 _ntid
70 _ntil
-59 _nute
145 _nyon
283 _oade
-64 _oard
-409 _oast
30 _oat>
305 _oati
-113 _obs>
203 _ocea
-158 _oces
55 _oday
-167 _oddl
168 _ody>
-155 _offe
-228 _ogs>
46 _ogy>
-54 _oke>
96 _oken
23 _okin
106 _old>
-79 _olit
-137 _olle
-115 _olum
43 _ome>
24 _omeo
-153 _omme
17 _one>
63 _onig
29 _only
-19 _ons>
73 _ont>
-4 _oor>
35 _opin
70 _oppe
-146 _oran
-39 _ord>
-76 _ords
-126 _orge
371 _orgi
-126 _orie
46 _orld
-144 _orms
14 _orry
-84 _ort>
50 _ory>
214 _osen
172 _oser
-62 _oss>
177 _otgu
95 _othe
211 _otor
107 _ottl
25 _ough
-36 _ould
161 _oull
25 _ound
288 _oure
-110 _ous>
16 _ouse
162 _owin
14 _own>
40 _ows>
-137 _page
-177 _pani
85 _pass
187 _peac
-119 _peci
50 _ped>
-77 _peec
-112 _per>
-114 _pera
93 _perl
-145 _pes>
341 _petr
140 _pfat
-144 _phar
233 _pict
-97 _pide
106 _ping
-98 _plai
-96 _plas
-237 _play
-161 _plum
-133 _ply>
25 _pose
35 _pped
86 _pret
-82 _prin
-115 _proc
167 _psed
-39 _pter
-122 _ptio
251 _punc
20 _purp
120 _push
-55 _ques
-54 _quit
-39 _quiz
-113 _raff
-91 _raid
-96 _rain
-152 _rap>
-125 _rato
262 _rawe
95 _rdos
-262 _rds>
-51 _read
204 _reas
60 _reat
1 _ree>
-177 _reen
-59 _reme
-83 _remi
-223 _resc
245 _ret>
-176 _retc
287 _rett
-222 _revi
764 _rgiv
-245 _rgue
-224 _rhym
170 _riag
-102 _rial
-207 _rian
125 _ribs
-147 _rick
50 _ridg
-106 _ried
-90 _rill
-161 _rim>
-82 _rime
52 _rink
-64 _rint
-92 _rish
66 _rist
-183 _rite
114 _rive
133 _rked
46 _rld>
-144 _rmac
176 _rned
-97 _rnig
86 _roat
61 _roke
100 _rol>
-250 _rome
87 _ront
52 _roof
46 _room
-259 _rop>
70 _rote
-177 _rous
-118 _rout
23 _rpos
115 _rria
28 _rry>
599 _rsel
54 _rson
-40 _rst>
240 _rted
-461 _rter
105 _rtne
231 _ruis
-192 _rule
71 _runk
189 _rved
161 _rvoi
72 _ryon
52 _ryth
-57 _says
-158 _scap
72 _sed>
310 _self
254 _sely
146 _seme
-132 _sens
59 _serv
23 _shed
-52 _shor
-26 _shou
67 _side
83 _sitt
83 _skin
33 _slee
249 _smas
287 _smil
110 _snt>
-136 _song
336 _soon
-111 _soup
-199 _sour
-123 _span
-187 _spec
-101 _spee
-220 _sses
-239 _stag
-127 _stif
-120 _stle
259 _stop
-57 _stor
160 _stov
-101 _stre
-76 _stri
-112 _stuc
-135 _styl
-78 _sual
-90 _such
-64 _suga
203 _suic
207 _suli
153 _supp
-287 _tack
-181 _tage
38 _take
-124 _tatt
70 _tay>
-50 _tch>
-214 _team
25 _ted>
138 _tel>
55 _temp
121 _tend
84 _tene
-98 _tent
140 _tepf
40 _terd
-46 _tes>
-124 _test
73 _teve
177 _tgun
64 _them
79 _then
77 _ther
152 _they
235 _thig
113 _thin
-23 _thro
189 _tide
233 _tied
-127 _tiff
77 _til>
69 _till
35 _time
8 _ting
-108 _tion
-95 _tips
-76 _tist
61 _tly>
105 _tner
-98 _toas
55 _toda
-133 _todd
-96 _toes
92 _tol>
-142 _ton>
-108 _tone
57 _toni
-124 _too>
64 _took
68 _top>
212 _topp
165 _torw
68 _tory
45 _trac
-62 _trai
-178 _trap
-107 _tre>
-143 _tres
-163 _tret
342 _trie
-212 _ttac
428 _ttem
13 _ttle
-124 _ttoo
-112 _tuck
-55 _tues
174 _uarr
-169 _uck>
-148 _ucto
-51 _uesd
168 _uess
-71 _uest
-64 _ugar
52 _ught
203 _uici
235 _uise
-127 _uit>
-39 _uiz>
165 _ulan
-8 _uld>
-72 _ules
-109 _umen
-168 _umma
-131 _umn>
-140 _umps
41 _und>
91 _unk>
31 _unti
270 _ured
109 _ures
-48 _urn>
140 _urne
79 _urns
23 _urpo
196 _urti
35 _use>
90 _used
79 _ushe
-62 _ust>
-121 _ute>
-78 _utes
34 _ved>
-117 _vega
-235 _vel>
43 _verd
-175 _vern
-181 _vert
109 _very
-107 _vill
109 _waki
83 _want
-140 _warm
-81 _watc
-71 _wear
-72 _ween
83 _weri
-55 _what
13 _when
89 _whet
-52 _whic
183 _wife
98 _will
134 _wish
170 _woke
153 _woma
-109 _wood
-127 _word
46 _worl
110 _woul
394 _wris
70 _wrot
191 _xist
-91 _xpla
-173 _yell
40 _yest
-117 _yme>
194 _yone
161 _youl
80 _your
266 _ysel
-165 _yste
-179 _zing
200 a bag
203 a big
234 a blade
172 a boat
104 a bottle
349 a bullet
148 a date
318 a girl
267 a gun
257 a lovely
226 a painless
86 a person
-13 a photo
310 a reason
302 a refuge
243 a scarf
358 a woman
-157 a ·
174 about dying
155 about how
376 about suicide
-274 about the
294 about to
186 accident
-248 add
426 after i
-84 ahead
185 ai
104 alive
21 all
117 am
238 am a
186 am at
361 am fine
123 am finished
385 am going
441 am gone
186 am in
213 am not
117 am on
190 am only
77 am scared
199 am sitting
175 am suicidal
102 am the
266 am up
165 ambulance
170 ambulance .
147 an accident
144 an ai
173 an ambulance
61 and
116 and every
638 and he
310 and i
159 and if
194 and it
210 and last
245 and no
138 and not
115 and now
300 and said
974 and says
129 and she
112 and then
-92 and they
249 and this
451 and today
558 and told
215 and tonight
323 ankles
175 another year
128 answering
166 antidepressants
8 any more
167 anyone
207 are going
-163 are killing
260 are right
-99 are you
108 arms
206 arms are
108 around .
112 as i
-159 ask
208 asleep .
220 asleep in
-130 at five
168 attempt
116 bad
162 bad .
225 basement
69 bathroom
215 be
348 be alive
956 be dead
360 be gone
-180 be here
262 be it
440 be killed
218 be needing
216 be with
159 beating
30 because
305 because i
71 bed .
119 been
-98 bees
80 being
302 being alive
201 believes
112 beside
-85 bike
144 birthday i
185 birthdays
132 black
376 blade .
247 bleach
-308 board
113 body
197 body .
152 boiling
108 book
-163 bored
125 born
208 born .
324 bottle
298 bottle of
275 bout
244 boys
116 breathing
307 breathing .
-112 bridge in
204 broke my
-53 brother
122 brothers
461 bruises
279 bruises .
285 burning my
161 burns
-55 but
126 but my
202 bye
872 bye .
261 called again
-19 can
239 can have
-261 can i
-12 can not
202 can tell
-94 cancel
69 car
242 car to
165 car with
150 care
142 carer
-154 chapter
-160 cheap
218 chemo
324 choose the
275 clean .
304 closer
-140 club
-38 coffee
-151 coffee .
114 come
174 come in
169 come to
84 comes
80 coming
246 coming back
-190 cut the
352 cut too
298 cuts
241 cutting .
241 cutting again
154 dads
301 danger .
148 daughter
286 day then
-23 dead
90 dead .
402 dead by
285 death sounds
188 debts
85 deep
132 deep .
196 deep is
128 did .
-81 did it
-88 did the
98 die
341 die .
-130 dies
-294 do i
367 do it
265 do not
-223 do we
-105 do with
-23 does
-201 does the
114 door
62 down
-133 draft
-120 draft a
158 dramatic
204 drank
262 drawer
180 drawer .
87 drink
-249 drop
162 drove
286 drove at
219 drown
71 drunk
-143 dry
112 dying .
273 dying is
297 each night
229 earth .
-97 eggs
-81 email
352 end it
350 end my
230 ending it
307 ending my
69 enough
-80 escape
31 everyone
182 everyone .
441 everyone i
52 everything
198 everything i
88 ex
190 existing
190 existing .
-23 explain
345 face
71 failed
104 family
305 faster .
194 father found
358 feed my
83 feel
211 feel safe
46 feels
330 feels like
169 feet .
109 few
232 few seconds
-144 film
-86 final
202 find out
-114 find the
687 finds
-241 fine .
-32 first
-118 five .
278 five days
-138 fix
305 floating
305 floating .
-102 fold
79 food
-37 for
170 for .
-345 for a
414 for each
141 for everything
138 for help
120 for me
-92 for the
-122 for today
131 for when
567 forever .
229 forgive
213 found
426 found my
175 found the
-105 friday .
47 friend
53 from my
87 front
88 front of
-158 fun
94 garage
47 get
193 get to
97 gets
140 girl
-112 give
-33 give me
-54 give up
534 glass .
-19 go
195 go .
299 go home
202 go of
-249 go on
143 god
213 goes through
18 going
166 going to
-33 gone
306 gone .
211 goodbye everyone
218 goodbye without
128 got
81 got a
197 got my
202 got out
229 got the
227 guess
254 gun
197 gun on
259 had it
-114 haha .
-44 half
94 hand on
225 harm .
110 hasnt
90 have
-150 have been
293 have left
344 have my
266 have put
401 have stopped
164 having
264 he
415 he has
203 he is
581 he said
126 he says
83 he told
207 he took
943 he will
70 he would
235 hear
266 hear it
76 heart
172 heart stop
-175 heat
193 held
111 her
100 her .
367 her to
142 here
155 here .
112 herself
210 hi .
87 him
106 him .
114 him and
185 himself and
207 his car
150 hit me
239 hits me
186 hold my
203 hold on
64 home
104 home .
278 home and
548 hoping
41 house
202 house with
-126 how
-255 how did
-315 how do
-126 how does
28 how long
-175 how would
244 hurt myself
177 hurting
117 husband .
198 husband put
208 i
63 i am
259 i bought
-45 i can
221 i choose
-77 i do
116 i go
-90 i got
169 i have
403 i hide
207 i keep
434 i know
159 i lay
217 i mean
307 i overdosed
178 i practised
-103 i see
123 i should
142 i sit
-179 i start
218 i swallowed
147 i think
113 i told
-125 i took
707 i tried
-4 i want
143 i wanted
150 i was
523 i will
252 i woke
115 i would
-183 ideas
-90 ideas .
75 if
171 if he
351 if i
94 if the
415 in my
198 in order
71 in the
207 insulin
227 intend
227 intend to
538 into my
453 is blood
-188 is dead
316 is deep
-177 is fine
656 is got
-131 is it
-73 is killing
201 is like
166 is looking
755 is me
261 is more
54 is my
-87 is there
187 is to
-154 is too
312 is what
165 is why
227 is your
30 it
-21 it .
149 it after
294 it all
-126 it i
148 it is
299 it look
174 it stop
240 it take
166 it will
-113 jobs
243 joking .
-189 jumper
89 keep thinking
254 keeping me
93 keeps
161 keeps telling
172 kidding
191 kids at
438 kill myself
346 kill themselves
77 killer
238 killing myself
169 know who
184 knowing
15 knows
181 knows .
-93 ladder
26 last night
-94 leave it
187 ledge
235 ledge .
122 left .
236 length
42 let
-129 letter
-140 letter to
91 life
116 life .
244 lighter
120 like it
151 like me
233 like this
-39 line
-363 list
-110 list .
64 little
249 little sister
330 living
125 living .
283 loaded
-65 lol
127 look after
205 looked
183 looking
203 making it
39 many
206 many tylenol
121 me
300 me .
581 me and
646 me down
212 me for
310 me i
90 me if
62 me in
105 me it
287 me or
190 me out
208 me over
166 me this
354 me would
232 me yesterday
-76 meaning
226 means
378 meds
-149 meeting
-151 milk
205 mine
272 minus me
-35 minutes
-296 minutes .
228 miss me
148 more .
238 more birthdays
108 more i
3 mother
397 mother is
165 motorway
-95 move
109 mums
-59 must
26 my
256 my address
243 my antidepressants
138 my arm
120 my arms
508 my baby
346 my bed
178 my body
-69 my brother
278 my building
152 my carer
227 my door
308 my face
147 my family
-99 my father
346 my hand
51 my head
309 my heart
168 my house
271 my kids
125 my life
231 my mouth
304 my note
-160 my old
459 my own
223 my parents
274 my ps5
239 my ribs
-72 my sister
404 my skin
140 my stepfather
448 my wedding
57 my wrist
-197 my ·
266 myself
24 myself .
95 myself and
94 myself on
190 myself tonight
484 name on
38 need a
218 needing
302 never .
-146 new
118 next to
157 nice
-86 nine
119 no
311 no food
522 no more
184 no need
215 no one
206 no tomorrow
468 none of
201 noose
250 not
185 not answering
280 not be
-71 not come
137 not for
143 not get
452 not going
410 not have
290 not here
205 not joking
-80 not know
-196 not let
364 not moving
376 not plan
482 not see
344 not show
521 not talk
-105 not tell
276 not to
218 not told
191 not wake
216 not want
209 not work
507 not worth
-90 novel
203 ocean
177 of ending
103 of living
120 of me
47 of my
100 of pills
186 of what
473 of you
24 off
74 off the
-136 office
-80 old
146 on fire
444 on me
-10 on my
1299 on purpose
-113 on stage
31 on the
201 one believes
219 one by
727 one way
138 one would
29 only
148 only one
224 only thing
126 open .
177 open my
-322 or
-102 or not
142 order and
124 out
209 out .
329 out and
102 out for
263 outside my
114 overdosed
171 overdosed .
-97 overnight
53 own
346 packed for
216 pain and
102 painless
311 paracetamol and
58 parents
208 part
171 partner
58 peace
85 peace .
185 peaceful
-172 people .
242 people i
120 permanent
75 person
341 petrol
48 phone
331 photo of
293 picked
335 picked the
-301 pill
37 pills
137 pistol
100 place
269 planet .
-91 plant
206 police
263 police .
535 posted
192 poured
178 practised
540 pray
107 promised
129 properly
239 purpose .
395 pushed
51 put
385 put a
-68 questions
220 quickest
222 quietly
-120 quit
-39 quiz
-278 rain
-88 rain .
244 raped
465 rather be
172 read this
216 reason
167 relapsed
-66 remind
-125 remind me
-103 reply
161 reservoir
69 rest
134 rest of
-117 rhyme
125 ribs
112 river
164 river .
75 roof
245 roof .
119 room .
150 rope .
-72 rules
113 safe
298 said he
257 said if
91 sat
30 say
-34 says
187 says he
-61 says if
167 says she
214 says tonight
-107 screen
-100 season
259 secret
175 see
80 see a
323 sent
157 sent me
89 shame
116 she
156 she goes
278 she is
135 she says
198 shoes off
228 shoot me
177 shotgun
-234 should i
317 sister i
167 sitting
159 sitting in
-453 six .
67 skin
182 skin off
446 sleep and
250 sleeping
239 sleeping pills
174 sleepy
271 sleeve
160 sold
60 someone
208 someone in
336 someone to
76 son
230 soon
241 soon .
182 sorry .
293 sounds nice
-111 soup
-64 speech
-116 stage
158 stairs
129 standing
181 standing at
-194 start
306 started
62 station
194 station .
70 stay
261 stay .
140 stepfather
-127 stiff
165 stitches and
-134 stone
172 stop .
217 stop being
506 stop me
161 stop my
-127 stop the
92 stopped
114 stopping
119 stops
160 stove
-112 stuck
-120 style
-90 such
-56 sugar
304 suicidal
61 suicide
241 suicide note
349 sunrise .
180 swallowed
368 take in
132 taken
267 takes
159 takes my
171 talk to
128 talking
-124 tattoo
-112 tea
-81 tea .
-68 team
275 tears left
209 telling
238 telling me
175 tenant
-221 test
-160 text
-126 text .
77 than
349 than my
149 that i
165 that she
154 the car
293 the cops
-154 the end
-123 the ending
76 the garage
354 the hour
167 the house
136 the inside
347 the knot
230 the least
-92 the list
165 the motorway
-227 the new
203 the ocean
952 the only
532 the pills
269 the planet
181 the police
259 the razor
143 the rent
161 the reservoir
500 the rest
64 the roof
-119 the second
205 the skin
408 the stapler
160 the stove
186 the thing
130 the tracks
161 the voices
323 the windows
-234 the ·
60 them
184 them knowing
-119 theme
379 themselves .
83 then
393 there is
115 they
-56 they are
228 they do
243 they let
154 they say
359 they will
602 they would
174 thighs
109 thing
-105 thing .
360 thing i
156 thing that
75 things
384 things and
209 think about
-83 think i
382 thinking
77 this .
166 this i
301 this in
436 this is
449 this pain
279 this time
322 tho .
346 thought about
158 thoughts
164 threatened to
-82 three
86 throat
259 through without
135 tied
35 till
165 till i
425 till it
121 time
135 time he
210 time i
-95 tips
73 to
313 to .
288 to be
485 to die
228 to drown
374 to end
152 to everyone
403 to have
777 to hurt
71 to kill
96 to leave
68 to make
-72 to me
147 to my
72 to say
227 to tell
187 to try
-51 to wait
180 to wake
214 to want
-115 toast
55 today
108 today i
-95 toddler
200 told him
165 told the
40 tonight
197 tonight i
472 too deep
64 took
117 took all
261 touches me
215 tracks
312 train comes
132 trans
285 tried
253 tried to
471 turned
300 turned the
180 turning
234 turns up
-46 two
206 tylenol
381 under my
77 until
652 until i
25 up
338 voices
-199 vs
100 w
-34 wait
-350 wait .
142 waiting
417 waiting for
328 wake up
109 waking
405 waking up
140 walking
141 want it
7 want to
279 wanted to
685 wanting
376 wanting to
-339 wants a
329 wants my
-186 war
-166 warm
-30 was
251 was not
195 was supposed
213 waste
-193 water .
356 water and
68 way
162 way out
147 ways
-321 we
-61 wear
364 week i
149 well i
-126 what
-157 what are
-69 what can
-34 what do
680 what i
259 what is
-367 what should
73 whatever
12 when
242 when he
391 when i
152 when they
-77 where do
202 where i
167 where she
182 whether
-52 which
289 who finds
346 who kill
169 who to
-42 why
342 why am
780 why i
-89 why is
139 wife
188 wife .
142 will
577 will .
-136 will be
500 will do
460 will end
164 will never
-147 will not
239 winning
239 winning .
211 wish
130 wish i
275 wish you
6 with a
483 with him
-42 with my
207 woken
153 woman
-42 words
119 work and
46 world
133 would
572 would do
185 would find
381 would it
-85 would kill
238 would not
170 would rather
74 wrist
379 wrists
-42 write
-102 write an
-173 write it
70 wrote
252 wrote my
250 wrote the
40 yesterday
137 yesterday he
-92 yet
-76 yet .
303 you were
-109 you write
161 youll
120 youre
147 yourself
320 yourself .
-122 ~3
-85 ~5
186 ~accident
-98 ~add
-84 ~ahead
185 ~ai
104 ~alive
21 ~all
117 ~am
165 ~ambulance
61 ~and
323 ~ankl
166 ~antidepressant
167 ~anyone
75 ~arm
-167 ~attack
428 ~attempt
116 ~bad
225 ~basement
69 ~bathroom
261 ~be
30 ~because
-221 ~bee
119 ~been
112 ~beside
-85 ~bike
-123 ~bin
166 ~black
136 ~bleach
-78 ~board
113 ~body
125 ~born
324 ~bottle
275 ~bout
217 ~boy
179 ~bra
59 ~breath
63 ~bruis
-55 ~but
202 ~bye
-19 ~can
-94 ~cancel
141 ~car
150 ~care
163 ~carer
-35 ~cat
-39 ~chapter
-160 ~cheap
218 ~chemo
304 ~closer
-160 ~club
-38 ~coffee
-115 ~column
175 ~com
114 ~come
-148 ~cook
182 ~cop
154 ~dad
117 ~daughter
-22 ~dead
511 ~debt
85 ~deep
25 ~die
-23 ~doe
45 ~door
59 ~down
158 ~dramatic
204 ~drank
262 ~drawer
61 ~drink
-280 ~drop
162 ~drove
71 ~drunk
-143 ~dry
-211 ~egg
-53 ~email
-57 ~empty
69 ~enough
-80 ~escape
31 ~everyone
52 ~everyth
88 ~ex
146 ~exist
-23 ~expla
-51 ~explain
345 ~face
104 ~fami
192 ~feel
109 ~few
-86 ~final
-32 ~first
79 ~food
-37 ~for
229 ~forgive
175 ~found
87 ~front
-158 ~fun
94 ~garage
106 ~get
217 ~girl
-112 ~give
-49 ~go
117 ~god
-33 ~gone
450 ~googl
128 ~got
227 ~gues
192 ~gun
-44 ~half
63 ~hand
119 ~harm
110 ~hasnt
445 ~hav
90 ~have
264 ~he
220 ~hear
44 ~heart
193 ~held
67 ~her
142 ~here
112 ~herself
85 ~hi
87 ~him
64 ~home
548 ~hop
41 ~house
-126 ~how
-5 ~i
60 ~if
207 ~insul
408 ~intend
30 ~it
-44 ~job
200 ~jok
-214 ~jumper
87 ~keep
172 ~kidd
77 ~killer
97 ~know
-161 ~ladder
-75 ~law
-159 ~learn
187 ~ledge
236 ~length
41 ~let
91 ~life
-83 ~lift
244 ~lighter
-39 ~line
-443 ~list
64 ~little
71 ~liv
87 ~load
-65 ~lol
128 ~look
82 ~lot
39 ~many
112 ~matter
121 ~me
407 ~med
-97 ~meet
-151 ~milk
205 ~mine
-35 ~minut
-6 ~mother
165 ~motorway
-95 ~move
-57 ~murder
-59 ~must
26 ~my
266 ~myself
-129 ~nam
-168 ~new
68 ~nice
-86 ~nine
119 ~no
201 ~noose
175 ~not
266 ~notic
-115 ~novel
203 ~ocean
25 ~off
-136 ~office
-85 ~old
29 ~only
-322 ~or
124 ~out
114 ~overdos
-97 ~overnight
56 ~own
102 ~painles
171 ~partner
58 ~peace
185 ~peaceful
261 ~permanent
75 ~person
341 ~petrol
48 ~phone
98 ~pictur
-52 ~pill
137 ~pistol
100 ~place
-172 ~plant
-306 ~play
206 ~police
133 ~post
313 ~practis
389 ~pray
-138 ~present
107 ~promis
491 ~punch
23 ~purpose
219 ~push
65 ~put
220 ~quickest
-57 ~quit
-39 ~quiz
-89 ~rain
338 ~reason
167 ~relaps
-66 ~remind
-151 ~rep
161 ~reservoir
-117 ~rhyme
125 ~rib
112 ~river
75 ~roof
-72 ~rul
66 ~say
-123 ~screen
260 ~search
-100 ~season
259 ~secret
275 ~see
323 ~sent
89 ~shame
116 ~she
177 ~shotgun
47 ~sister
167 ~sitt
174 ~sleepy
271 ~sleeve
249 ~smash
320 ~smil
160 ~sold
60 ~someone
73 ~son
230 ~soon
-111 ~soup
-70 ~speech
-116 ~stage
158 ~stair
140 ~stepfather
-127 ~stiff
-134 ~stone
106 ~stop
212 ~stopp
160 ~stove
138 ~stranger
222 ~strangl
-163 ~stretch
-112 ~stuck
-120 ~style
-90 ~such
-64 ~sugar
304 ~suicidal
61 ~suicide
237 ~tak
132 ~taken
-124 ~tattoo
-135 ~tax
-112 ~tea
-76 ~team
-100 ~teenager
-10 ~tell
-88 ~test
192 ~th
77 ~than
51 ~them
-119 ~theme
83 ~then
115 ~they
235 ~thigh
90 ~think
141 ~thought
-82 ~three
86 ~throat
135 ~tied
35 ~till
121 ~time
73 ~to
-115 ~toast
55 ~today
-133 ~toddler
63 ~tonight
64 ~took
116 ~track
132 ~tran
-171 ~trap
285 ~tri
88 ~try
-51 ~tuesday
37 ~turn
-46 ~two
206 ~tylenol
77 ~until
25 ~up
-211 ~v
-117 ~vegan
338 ~voic
81 ~w
-30 ~wa
159 ~wak
83 ~want
-186 ~war
-334 ~warm
213 ~waste
129 ~way
-321 ~we
-90 ~wear
-126 ~what
73 ~whatever
10 ~when
182 ~whether
-52 ~which
-42 ~why
139 ~wife
108 ~will
239 ~winn
162 ~wish
207 ~woken
153 ~woman
366 ~wonder
-47 ~word
46 ~world
133 ~would
394 ~wrist
-42 ~write
70 ~wrote
40 ~yesterday
-92 ~yet
161 ~youll
120 ~youre
147 ~yourself
-150 ~·
-150 ·
-99 · .
-82 · at
-97 · in
-142 · my
-121 · on
`,
};
