import { text } from 'node:stream/consumers';
import { parseKeys, rotateProofKey, rotateSigningKey } from '../functions/_platform/stored-keys.ts';

/** Until the new key signs. A function knows it after ten minutes: five in its memory, five in the extension's. */
const LEAD_MS = 15 * 60_000;

/**
 * Reads a stage's keys from standard input and writes them with a new key to standard output (docs/operations.md): for
 * tokens, or with `proof` for receipts and badges.
 */
const rotate = process.argv[2] === 'proof' ? rotateProofKey : rotateSigningKey;
const keys = parseKeys((await text(process.stdin)).trim());
const now = Date.now();
process.stdout.write(JSON.stringify(rotate(keys, now, now + LEAD_MS)));
