import { sha256 } from '../../platform/security/tokens.ts';

/** What stands among an attempt's answers for a text that lies beside it: a digest, so that the receipt covers it. */
export const nameOf = (text: string): string => sha256(text).slice(0, 22);

/** The same of a text that the browser did not send again. */
export const KEPT = '=';
