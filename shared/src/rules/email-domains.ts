/** Domains under which anybody gets an address: nobody can say that all of them belong to one organization. */
const PUBLIC = new Set(
  `aol.com att.net bell.net bluewin.ch btinternet.com bk.ru comcast.net cox.net duck.com earthlink.net email.com fastmail.com
free.fr freenet.de gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.net googlemail.com hey.com hotmail.co.uk hotmail.com hotmail.de hotmail.es
hotmail.fr hotmail.it icloud.com inbox.ru laposte.net libero.it list.ru live.co.uk live.com live.de live.fr live.nl mac.com mail.com
mail.ru me.com msn.com naver.com orange.fr outlook.com outlook.de outlook.es outlook.fr pm.me posteo.de proton.me protonmail.ch
protonmail.com qq.com rambler.ru rediffmail.com rocketmail.com sbcglobal.net sfr.fr sky.com t-online.de terra.com.br tutanota.com tuta.com
tuta.io uol.com.br verizon.net virgilio.it wanadoo.fr web.de wp.pl yahoo.ca yahoo.co.in yahoo.co.jp yahoo.co.uk yahoo.com yahoo.com.br yahoo.de
yahoo.es yahoo.fr yahoo.it yandex.com yandex.ru ymail.com zoho.com 126.com 163.com`.split(/\s+/),
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
