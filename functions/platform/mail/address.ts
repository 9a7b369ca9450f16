import { domainToASCII } from 'node:url';

/** SES takes international domains in their ASCII form only. */
export function toSendable(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  return `${address.slice(0, at)}@${domainToASCII(domain) || domain}`;
}
