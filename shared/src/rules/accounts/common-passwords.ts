/**
 * Widely known passwords of eight characters and more, in lower case, in several languages and keyboards. Runs such as
 * `12345678` and repetitions such as `abcabcabc` are not here: `password.ts` knows them by rule.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
password password1 password2 password3 password4 password5 password6 password7 password8 password9 password0
password01 password10 password11 password12 password13 password21 password22 password23 password69 password77
password88 password99 password00 password007 password100 password101 password111 password123 password1234
password12345 password123456 password2020 password2021 password2022 password2023 password2024 password2025
password2026 password! password1! password12! password123! password1234! password@1 password@12 password@123
password@1234 password#1 password#123 password$1 password_1 password_123 password. password1. mypassword mypassword1
mypassword123 thepassword newpassword newpassword1 newpass1 newpass123 oldpassword yourpassword nopassword mypass123
passpass1 passw0rd passw0rd1 passw0rd12 passw0rd123 passw0rd! passw0rd1! p@ssword p@ssword1 p@ssword12 p@ssword123
p@ssword! p@ssw0rd p@ssw0rd1 p@ssw0rd12 p@ssw0rd123 p@ssw0rd1234 p@ssw0rd! p@ssw0rd1! p@$$w0rd p@$$w0rd1 p@$$word
pa$$word pa$$word1 pa$$w0rd pa$$w0rd1 pa55word pa55word1 pa55w0rd passwort passwort1 passwort123 passcode passcode1
passphrase passwords password1a 1password 123password password1q pass1234 pass12345 pass123456 pass@123 pass@1234
passme123 passwd123 passkey1 motdepasse contrasena contraseña senha123 senha1234 parola123 haslo123 haslo1234
lozinka1 heslo123 salasana salasana1 wachtwoord wachtwoord1 wachtwoord123 jelszo123 sifre123 parool123 adgangskode
kennwort kennwort1 geheim123 salasana123 losenord lösenord qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456
qwerty1! qwerty12! qwerty123! qwerty@123 qwerty01 qwerty11 qwerty111 qwerty69 qwerty77 qwerty88 qwerty99 qwerty789
qwerty321 qwerty2020 qwerty2021 qwerty2022 qwerty2023 qwerty2024 qwerty2025 qwertyui1 qwertyuiop1 qwertyuiop123
qwertyuiop[] 123qwerty 1234qwer 12345qwert 123456qwerty 1qwerty1 qwer1234 qwer12345 qwert123 qwert1234 qwert12345
qwerqwer1 qweasdzxc qweasdzxc1 qweasd123 qwe123qwe qweqwe123 qwe12345 qwaszx12 qazwsxedc qazwsxedc1 qazwsx12
qazwsx123 qazwsxedcrfv qazxsw21 qazxswedc qaz123wsx qaz12345 1qaz2wsx 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qaz@wsx
1qaz!qaz !qaz2wsx !qaz1qaz 1qazxsw2 2wsx3edc zaq12wsx zaq1xsw2 zaq!2wsx zaqwsx123 zxcvbnm1 zxcvbnm12 zxcvbnm123
zxcvbnm, zxcvbnm,. zxcvbnm,./ zxcvb123 zxcvbn123 zxc12345 zxcasdqwe asdfghjkl1 asdfghjkl; asdf1234 asdf12345
asdfg123 asdfgh12 asdfgh123 asdfjkl; asdzxc123 asd12345 asd123456 asdqwe123 asdasd123 1q2w3e4r 1q2w3e4r5t
1q2w3e4r5t6y 1q2w3e4r5t6y7u q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1qaz1qaz2wsx a1s2d3f4 a1s2d3f4g5 z1x2c3v4 1a2b3c4d
1a2b3c4d5e a1b2c3d4 a1b2c3d4e5 aa123456 aa12345678 aaa12345 aaaa1111 abc12345 abc123456 abc1234567 abc12345678
abc123abc abc123!@# abcd1234 abcd12345 abcd123456 abcd@1234 abcde123 abcde12345 abcdef12 abcdef123 abcdefg1
abcdefg123 abcdefgh1 abcdefgh123 a1234567 a12345678 a123456789 a1234567890 q1234567 q12345678 z1234567 1234567a
12345678a 123456789a 1234567890a 1234567q 12345678q 123456789q 123456aa 123456ab 123456abc 12345abc 12345abcd
1234abcd 123abc123 123abc456 123456qq 123456zz 123456as 123456789z 12345678910 1234567891 123456781 123456788
123456799 1234567899 12345679 123456780 1234567809 12344321 123454321 1234554321 12345654321 123456654321
1234567654321 0123456789a 123123123a 123123aa 123321123 1233211234567 147258369 1472583690 147852369 159357123
159753456 159357456 159753159 741852963 7418529630 789456123 7894561230 789456321 963852741 987654321a 98765432
9876543210a 852456123 456789123 321654987 135792468 1357924680 246813579 2468101214 112233445566 11223344 1122334455
112233445 11112222 11111112 1111111a 111222333 111222333444 111111aa 12121212a 22334455 55667788 66778899 88888888a
00000001 00001111 00112233 10203040 1020304050 10101011 11235813 31415926 314159265 27182818 19191919a 20202021
20212021a 20202020a 12341234a 11221122a 69696969a 4815162342 18436572 00000007 01011980 01011990 01012000 01012010
01011970 12345687 12345670 19801980a 87654321a !@#$%^&* !@#$%^&*( !@#$%^&*() 1!2@3#4$ 1@2#3$4% !@#12345 !@#$1234
123!@#qwe 1qaz!qaz2wsx 123456789! 12345678! 1234567890! iloveyou iloveyou1 iloveyou2 iloveyou3 iloveyou12
iloveyou123 iloveyou! iloveyou1! iloveyou7 iloveyou143 iloveyouu iloveyoubaby iloveyousomuch iloveyou4ever
ilovejesus ilovegod ilovegod1 iloveme1 iloveme123 ilovemom ilovemom1 ilovedad ilovemyself ilovemyfamily ilovemydog
ilovemycat ilovehim ilovehim1 iloveher iloveher1 iloveu12 iloveu123 ilovechrist loveyou1 loveyou123 loveyou2
lovelove1 loveme12 loveme123 lovely123 lovehate lovelife loverboy lovergirl teiubesc tequiero tequiero1 teamo123
teamomucho tequieromucho jetaime1 jetaime123 ichliebedich kochamcie kochamcie1 sarangheyo princess princess1
princess12 princess123 princess2 princess! princesa princesa1 princesse prinzessin sunshine sunshine1 sunshine12
sunshine123 sunshine2 sunshine! sunflower sunflower1 sunflower123 moonlight moonlight1 starlight starlight1 starwars
starwars1 starwars12 starwars123 stargate stargate1 startrek startrek1 football football1 football12 football123
football2 football! baseball baseball1 baseball12 baseball123 basketball basketball1 basketball23 volleyball
volleyball1 softball softball1 softball12 handball1 hockey12 hockey123 soccer10 soccer11 soccer12 soccer123 futbol10
futbol123 fussball fussball1 liverpool liverpool1 liverpool123 chelsea1 chelsea12 chelsea123 arsenal1 arsenal12
arsenal123 manchester manchester1 manunited manutd123 manutd99 barcelona barcelona1 barcelona10 barcelona123
realmadrid realmadrid1 realmadrid7 juventus juventus1 intermilan acmilan1 acmilan1899 bayern123 ronaldo7 ronaldo07
ronaldo123 cristiano cristiano7 messi123 messi1010 neymar11 neymar10 yankees1 yankees2 yankees123 lakers24 lakers123
cowboys1 cowboys22 steelers steelers1 patriots patriots1 packers1 packers12 redskins redsox123 warriors1 chicago1
kobe2424 jordan23 jordan123 jordan12 jordan45 lebron23 michaeljordan rangers1 celtic1888 rangers1872 everton1
superman superman1 superman12 superman123 superman! supergirl superstar superstar1 superman7 batman12 batman123
batman1234 spiderman spiderman1 spiderman123 ironman1 ironman123 captainamerica deadpool1 wolverine wolverine1
gladiator gladiator1 terminator terminator1 darthvader skywalker skywalker1 lukeskywalker gandalf1 legolas1 aragorn1
frodo123 hogwarts hogwarts1 harrypotter harrypotter1 hermione hermione1 voldemort dumbledore gryffindor slytherin
pokemon1 pokemon12 pokemon123 pikachu1 pikachu123 charizard charmander bulbasaur squirtle digimon1 naruto12
naruto123 sasuke123 dragonball dragonball1 dragonballz onepiece onepiece1 deathnote minecraft minecraft1 minecraft12
minecraft123 fortnite fortnite1 fortnite123 roblox123 roblox12 callofduty warcraft warcraft1 worldofwarcraft
starcraft starcraft1 counterstrike playstation playstation3 xbox3600 nintendo nintendo1 nintendo64 zelda123
zeldalink mario123 supermario sonic123 finalfantasy michelle michelle1 michael1 michael12 michael123 michael2
jennifer jennifer1 jessica1 jessica12 jessica123 jonathan jonathan1 elizabeth elizabeth1 stephanie stephanie1
nicole12 nicole123 charlie1 charlie12 charlie123 christian christian1 christina christina1 christine christine1
christopher christopher1 christmas christmas1 alexander alexander1 alexandra alexandra1 alexander123 alexandre
alejandro alejandro1 alejandra alejandra1 andrea123 andrew12 andrew123 anthony1 anthony12 anthony123 ashley12
ashley123 amanda12 amanda123 angelica angelica1 angelina angelina1 benjamin benjamin1 brandon1 brandon12 brandon123
brittany brittany1 cameron1 carolina carolina1 caroline caroline1 catherine catherine1 charlotte charlotte1 danielle
danielle1 daniel12 daniel123 david123 dominique fernando fernando1 francisco francisco1 gabriel1 gabriel123 gabriela
gabriela1 gabrielle gabrielle1 garfield garfield1 george12 george123 giovanni giovanni1 guillermo hannah12 hannah123
isabella isabella1 isabelle isabelle1 jackson1 jackson5 jasmine1 jasmine12 jasmine123 jeremiah jeremiah1 johnson1
jonathan12 jordan01 joseph12 joseph123 joshua12 joshua123 justin12 justin123 justinbieber kathleen kimberly
kimberly1 kristen1 kristina kristina1 lauren12 lauren123 leonardo leonardo1 madison1 madison12 madison123 margaret
margaret1 marianne marina123 martin123 matthew1 matthew12 matthew123 mercedes mercedes1 melissa1 melissa123 natalia1
natalie1 natasha1 nathalie nicholas nicholas1 nicolas1 nicolas123 patricia patricia1 patrick1 patrick123 rebecca1
rebecca123 richard1 richard123 robert12 robert123 roberto1 rodrigo1 samantha samantha1 samantha12 samantha123
sebastian sebastian1 scorpion scorpion1 stephen1 steven12 thomas12 thomas123 valentina valentina1 valentin valentine
valentine1 vanessa1 vanessa123 veronica veronica1 victoria victoria1 victoria123 victor123 vincent1 vincent123
virginia virginia1 william1 william12 william123 zachary1 katarina katerina kristian krishna1 mohammed mohammed1
mohamed1 muhammad muhammad1 mustafa1 abdullah abdullah1 ganesha1 hanuman1 jaishreeram saibaba1 omsairam omsairam1
krishna123 jesus123 jesus777 jesuschrist jesuslovesme jesusislord godisgood godisgood1 godisgreat godislove godbless
godbless1 blessed1 blessing1 hallelujah heaven123 angel123 angel1234 angels12 angelbaby babyangel babygirl babygirl1
babygirl12 babygirl123 babygirl2 babyboy1 babyboy12 babyboo1 babycakes babydoll babylove babyblue baby1234 babyface
sweetheart sweetheart1 sweetie1 sweetpea sweetpea1 sweetness sweety123 honey123 honeybee honeybunny beautiful
beautiful1 beauty123 handsome gorgeous gorgeous1 butterfly butterfly1 butterfly12 butterfly123 butterfly7 buttercup
buttercup1 cupcake1 cupcake123 chocolate chocolate1 chocolate123 chocolat cookie12 cookie123 cookies1 cheese123
cherry12 cherry123 strawberry strawberry1 blueberry blueberry1 pineapple pineapple1 watermelon banana12 banana123
orange12 orange123 peaches1 pumpkin1 pumpkin123 peanut12 peanut123 popcorn1 marshmallow snickers snickers1 skittles
skittles1 starbucks cocacola cocacola1 coca-cola mcdonalds guinness heineken budlight corona123 jackdaniels dragon12
dragon123 dragon1234 dragons1 dragonfly dragonfly1 blackdragon monkey12 monkey123 monkey1234 monkeys1 tiger123
tigers12 tigger12 tigger123 panther1 panthers panthers1 leopard1 elephant elephant1 dolphin1 dolphin123 dolphins
dolphins1 butterfly! hellokitty hellokitty1 kitten12 kitty123 kittycat kittycat1 cat12345 doggie12 dog12345 puppy123
puppies1 bulldog1 bulldogs bulldogs1 rottweiler shadow12 shadow123 snoopy12 snoopy123 scooby12 scoobydoo scoobydoo1
mickey12 mickey123 mickeymouse minnie12 minniemouse tinkerbell tinkerbell1 winnie12 winniethepooh spongebob
spongebob1 spongebob123 bugsbunny pinkpanther pinkfloyd pinkfloyd1 metallica metallica1 nirvana1 nirvana123 slipknot
slipknot1 slipknot666 linkinpark linkinpark1 greenday greenday1 blink182 eminem12 eminem123 tupac123 50cent50
rammstein rammstein1 acdc1234 beatles1 beatles4 rockstar rockstar1 rockyou1 rockandroll rocknroll rocky123 guitar12
guitar123 drummer1 music123 musiclover onedirection 1direction taylorswift blackpink bts12345 shakira1 beyonce1
rihanna1 eminem11 marlboro marlboro1 computer computer1 computer12 computer123 internet internet1 internet123
windows1 windows10 windows7 windows98 microsoft microsoft1 samsung1 samsung12 samsung123 iphone12 iphone123 android1
android123 google12 google123 google1234 facebook facebook1 facebook123 youtube1 youtube123 instagram instagram1
twitter1 whatsapp yahoo123 hotmail1 hotmail123 linkedin linkedin1 netflix1 amazon123 chatgpt1 welcome1 welcome2
welcome12 welcome123 welcome1234 welcome! welcome1! welcome123! welcome@1 welcome@123 welcome01 welcome2024
welcome2025 welcome2023 welcome2022 welcome2021 willkommen willkommen1 bienvenue bienvenido letmein1 letmein12
letmein123 letmein! letmein2 letmein22 changeme changeme1 changeme12 changeme123 changeme! changeit changethis
default1 default123 temp1234 temp12345 temporary temporary1 temppass temppass1 test1234 test12345 test123456
testtest1 test@123 test@1234 testing1 testing12 testing123 testing1234 tester123 testuser testpass testpassword
guest123 guest1234 guest12345 demo1234 demo12345 user1234 user12345 username username1 admin123 admin1234 admin12345
admin123456 admin@123 admin@1234 admin123! admin!@# adminadmin1 administrator administrator1 root1234 root12345
rootroot1 toor1234 oracle123 mysql123 server123 master12 master123 master1234 manager1 manager123 support1
support123 system123 security security1 secret12 secret123 secret1234 secrets1 topsecret private1 private123
access12 access123 access14 trustno1 trustnoone letmeinn opensesame opensesame1 abracadabra abracadabra1 whatever
whatever1 whatever12 whatever123 whatever! nothing1 nothing123 anything something something1 everything everything1
whoknows idontknow idontknow1 iforgot1 iforgotit forgotten remember remember1 rememberme rememberme1 forever1
forever12 forever123 forever21 friends1 friends12 friends123 friendship friendship1 bestfriend bestfriend1
bestfriends bestfriends1 happy123 happyday happiness happiness1 smile123 smiley12 hello123 hello1234 hello12345
hello123! hello@123 hellohello1 helloworld helloworld1 hello_world goodmorning goodnight goodluck goodluck1 goodgirl
goodboy1 badboy12 badboy123 badgirl1 bigdaddy bigdaddy1 bigboy12 playboy1 playboy123 lasvegas lasvegas1 newyork1
newyork12 newyork123 newyorkcity california california1 hollywood hollywood1 washington washington1 london12
london123 paris123 berlin123 amsterdam amsterdam1 istanbul istanbul34 istanbul1 australia australia1 canada123
america1 america123 american american1 england1 england123 germany1 deutschland deutschland1 france98 france123
argentina argentina1 colombia colombia1 mexico123 mexico12 brasil123 brasil10 pakistan pakistan1 pakistan123
pakistan786 india123 india1234 bharat123 indonesia indonesia1 malaysia malaysia1 philippines portugal portugal1
scotland scotland1 ireland1 ukraine1 russia123 turkey123 nigeria1 nigeria123 polska123 polska12 warszawa warszawa1
bismillah bismillah1 bismillah786 alhamdulillah allahuakbar allah123 allahis1 mashallah inshallah password786
786786786a mustang1 mustang12 mustang123 corvette corvette1 camaro12 ferrari1 ferrari123 ferrari12 porsche1
porsche911 mercedesbenz lamborghini lamborghini1 bmw12345 subaru123 toyota12 toyota123 honda123 yamaha12 yamaha123
kawasaki kawasaki1 suzuki12 suzuki123 ducati123 harley12 harley123 harleydavidson chevrolet chevrolet1 chevy123
dodge123 ford1234 jeep1234 nissan123 freedom1 freedom12 freedom123 liberty1 victory1 warrior1 warrior123 soldier1
marines1 military semperfi semperfi1 airborne airborne1 killer12 killer123 killer1234 hunter12 hunter123 hunter1234
hunting1 fishing1 fishing123 fisherman shooter1 sniper12 sniper123 assassin assassin1 assassin123 creative creative1
creation diamond1 diamond123 diamonds diamonds1 crystal1 crystal123 treasure goldfish gold1234 silver12 silver123
purple12 purple123 yellow12 yellow123 green123 black123 white123 blue1234 blue12345 red12345 redhead1 rainbow1
rainbow12 rainbow123 rainbow7 rainbows summer12 summer123 summer01 summer2020 summer2021 summer2022 summer2023
summer2024 summer2025 summer2026 summer24! summer25! winter12 winter123 winter2020 winter2021 winter2022 winter2023
winter2024 winter2025 winter2026 spring12 spring123 spring2020 spring2021 spring2022 spring2023 spring2024
spring2025 spring2026 autumn12 autumn123 autumn2020 autumn2021 autumn2022 autumn2023 autumn2024 autumn2025
autumn2026 monday12 monday123 friday13 friday123 january1 february february1 november november1 november11 december
december1 december12 december25 september september1 september11 october1 october10 october31 august12 august123
july2000 birthday birthday1 birthday123 holiday1 holiday123 vacation vacation1 student1 student12 student123
teacher1 teacher123 school12 school123 university university1 college1 college123 education education1 mathematics
science1 science123 history1 homework1 classroom learning1 quiz1234 quiz12345 quizhall quizhall1 quizhall123
quizmaster quizmaster1 quizquiz1 trivia123 einstein einstein1 shakespeare picasso1 leonardodavinci napoleon
napoleon1 cleopatra lovely12 precious precious1 treasure1 fantastic fantastic1 excellent wonderful wonderful1
awesome1 awesome123 perfect1 perfect123 success1 success123 winner12 winner123 champion champion1 champions number1s
numberone number11 thebest1 thebest123 lucky123 lucky777 lucky7777 lucky1313 jackpot1 jackpot777 casino777
pokerstars blackjack blackjack21 poker123 millionaire billionaire money123 money1234 moneymoney1 cash1234 dollar123
bitcoin1 bitcoin123 business business1 company1 company123 office123 marketing marketing1 nokia123 nokia1234
nokia5800 nokia6300 motorola motorola1 panasonic logitech logitech1 creative123 toshiba1 compaq12 packardbell
aspire12 thinkpad1 macbook1 matrix12 matrix123 trinity1 morpheus phoenix1 phoenix123 phoenix12 midnight midnight1
midnight12 nightmare nightmare1 darkness darkness1 darkangel darkangel1 darkside blackcat blackcat1 blackberry
blackberry1 blackandwhite blackhawk bluebird redrose1 whiteangel whitecat whitehorse wildcats wildcats1 wildfire
thunder1 thunder12 thunder123 lightning lightning1 hurricane hurricane1 tornado1 avalanche avalanche1 mountain
mountain1 oceans11 swimming swimming1 surfing1 surfer12 skateboard skateboard1 snowboard snowboard1 snowball
snowball1 snowflake snowflake1 snowman1 icecream icecream1 icecream123 pizza123 pizzahut pizzapizza1 spaghetti
chicken1 chicken12 chicken123 bubbles1 bubbles12 bubbles123 bubblegum bubblegum1 gummybear gummybear1 teddybear
teddybear1 teddy123 carebear carebears pandabear panda123 koala123 penguin1 penguin123 penguins penguins1 turtles1
turtle12 hamster1 rabbit12 rabbit123 bunny123 mouse123 horses12 horses123 unicorn1 unicorn123 unicorns mermaid1
mermaid123 fairy123 fairytale wizard12 wizard123 vampire1 vampire123 vampires zombie12 zombie123 zombies1 monster1
monster12 monster123 godzilla godzilla1 kingkong kingkong1 dinosaur dinosaur1 maverick maverick1 iceman12 topgun12
jamesbond jamesbond1 jamesbond007 bond0070 sherlock sherlock1 sherlocked pirates1 jacksparrow titanic1 titanic123
casablanca godfather godfather1 scarface scarface1 rambo123 rocky1234 pulpfiction fightclub matrix99 friends123!
bigbang1 simpsons simpsons1 bartsimpson homer123 homersimpson southpark southpark1 familyguy familyguy1 futurama1
breakingbad gameofthrones gotham123 winchester winchester1 supernatural lostlost1 heroes123 qwertzui qwertzuiop
qwertz12 qwertz123 qwertz1234 azertyuiop azertyui azerty12 azerty123 azerty1234 azerty12345 qsdfghjklm wxcvbn123
yxcvbnm1 asdfghjklö asdfghjklñ йцукенгш йцукен123 пароль123 я1234567 parol123 privet123 natasha123 qwerty123qwerty
dearbook zinch123 g_czechout passer2009 lol12345 lollol123 lol123456 omg12345 lmao1234 haha1234 hahaha123 jajaja123
woaini123 woaini520 woaini1314 wo123456 5201314a 5201314520 1314520a 52013145 aini1314 xiaoming qq123456 qq123456789
a5201314 zhang123 wang1234 asd123asd zxc123zxc 123qwe123 123qweasd 123qweasdzxc 123qwe!@# 1q2w3e!@# !q2w3e4r
1qw23er4 1qw23er45t 12qwaszx 12qw34er 12qw34er56ty q2w3e4r5 w2e3r4t5 3edc4rfv 3rjs1la7qe 18atcskd2w 1g2w3e4r
7ugd5hip2j fqrg7cs493 gfhjkm123 ghbdtn123 gfhfljrc vfhbyf123 ytrewq321 poiuytrewq1 lkjhgfdsa1 mnbvcxz1 0987654321a
0p9o8i7u 0okmnji9 9ijn8uhb 8uhb7ygv ujmik,ol plokijuh mko09ijn bhu89ijn vgy78uhb cft67ygv xsw23edc nhy67ujm
`
    .trim()
    .split(/\s+/),
);
