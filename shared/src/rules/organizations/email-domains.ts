/** Domains under which anybody gets an address: nobody can say that all of them belong to one organization. */
const PUBLIC = new Set(
  `aol.com att.net bell.net bluewin.ch btinternet.com bk.ru comcast.net cox.net duck.com earthlink.net email.com fastmail.com
free.fr freenet.de gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.net googlemail.com hey.com hotmail.co.uk hotmail.com hotmail.de hotmail.es
hotmail.fr hotmail.it icloud.com inbox.ru laposte.net libero.it list.ru live.co.uk live.com live.de live.fr live.nl mac.com mail.com
mail.ru me.com msn.com naver.com orange.fr outlook.com outlook.de outlook.es outlook.fr pm.me posteo.de proton.me protonmail.ch
protonmail.com qq.com rambler.ru rediffmail.com rocketmail.com sbcglobal.net sfr.fr sky.com t-online.de terra.com.br tutanota.com tuta.com
tuta.io uol.com.br verizon.net virgilio.it wanadoo.fr web.de wp.pl yahoo.ca yahoo.co.in yahoo.co.jp yahoo.co.uk yahoo.com yahoo.com.br yahoo.de
yahoo.es yahoo.fr yahoo.it yandex.com yandex.ru ymail.com zoho.com 126.com 163.com
alice.it aliceadsl.fr arcor.de bigpond.com blueyonder.co.uk bol.com.br centrum.cz charter.net cock.li daum.net disroot.org eircom.net
email.cz email.de eml.cc fastmail.fm free-mail.de gawab.com gmx.eu gmx.fr gmx.info gmx.li gmx.us googlemail.co.uk guerrillamail.com
hanmail.net home.nl hotmail.be hotmail.ca hotmail.ch hotmail.com.ar hotmail.com.br hotmail.com.tr hotmail.dk hotmail.gr hotmail.nl hotmail.no
hotmail.se hushmail.com hush.com ig.com.br inbox.com inbox.lv interia.pl juno.com keemail.me kpnmail.nl live.at live.be live.ca live.ch live.cn
live.com.ar live.com.au live.com.mx live.com.pt live.dk live.hk live.ie live.in live.it live.no live.se luukku.com mail.de mailbox.org
mailfence.com mailinator.com mailo.com mozmail.com neuf.fr netscape.net ntlworld.com o2.pl onet.pl op.pl optonline.net optusnet.com.au
outlook.at outlook.be outlook.co.id outlook.co.th outlook.com.ar outlook.com.au outlook.com.br outlook.com.tr outlook.cz outlook.dk outlook.ie
outlook.in outlook.it outlook.jp outlook.kr outlook.pt outlook.sa passport.com planet.nl poczta.onet.pl posteo.net poste.it privaterelay.appleid.com
prodigy.net.mx protonmail.de quicknet.nl riseup.net rogers.com runbox.com safe-mail.net sapo.pt seznam.cz shaw.ca simplelogin.com simplelogin.co sina.com
sky.be skynet.be sohu.com startmail.com swissonline.ch talktalk.net telenet.be telia.com telus.net tele2.nl tiscali.co.uk tiscali.it tlen.pl tin.it
trashmail.com tutamail.com tutanota.de tvcablenet.be ukr.net upcmail.nl videotron.ca virginmedia.com vodafone.de voila.fr volny.cz vp.pl
walla.co.il windowslive.com xs4all.nl xtra.co.nz yahoo.at yahoo.be yahoo.cn yahoo.co.id yahoo.co.kr yahoo.co.nz yahoo.co.th yahoo.co.za yahoo.com.ar
yahoo.com.au yahoo.com.cn yahoo.com.co yahoo.com.hk yahoo.com.mx yahoo.com.ph yahoo.com.sg yahoo.com.tr yahoo.com.tw yahoo.com.vn yahoo.cz
yahoo.dk yahoo.gr yahoo.ie yahoo.in yahoo.nl yahoo.no yahoo.pl yahoo.pt yahoo.ro yahoo.se yandex.by yandex.kz yandex.ua yopmail.com ziggo.nl
zoho.eu zonnet.nl`.split(/\s+/),
);

/** Whether this domain is one where anybody gets an address. */
export const isPublicMailDomain = (domain: string): boolean => PUBLIC.has(domain.toLowerCase());

/** What comes behind the @; a subdomain is another domain. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

const PREFIX = 'quizhall-verification=';

/** The TXT record that proves a domain. */
export const proofRecord = (domain: string, token: string): { name: string; value: string } => ({
  name: `_quizhall.${domain}`,
  value: `${PREFIX}${token}`,
});

/** The department of somebody with this address, where an organization assigns by itself: that of their domain, else the first. */
export const departmentFor = <D extends { emailDomains: readonly string[] }>(
  departments: readonly D[],
  email: string,
): D | undefined =>
  departments.find(({ emailDomains }) => emailDomains.includes(domainOf(email))) ?? departments[0];
