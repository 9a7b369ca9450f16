export { latestCodeTo, latestLinkTo, latestMailTo, mailsTo } from '../mailbox.ts';
