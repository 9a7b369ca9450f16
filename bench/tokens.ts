import { createSecretKey, randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import jwt from 'jsonwebtoken';

/** Checks per round; rounds of both kinds take turns, so that what else the machine does falls on both. */
const CHECKS = 2_000;
const ROUNDS = 15;

const text = randomBytes(32).toString('hex');
const key = createSecretKey(Buffer.from(text));
const claims = { sub: 'u'.repeat(20), name: 'Ada Lovelace', email: 'ada@example.com', typ: 'moderator' };
const token = jwt.sign(claims, key, {
  algorithm: 'HS256',
  issuer: 'quizhall:bench',
  audience: 'access',
  expiresIn: 900,
});

function microseconds(secret: jwt.Secret): number {
  const began = performance.now();
  for (let i = 0; i < CHECKS; i++) {
    jwt.verify(token, secret, { algorithms: ['HS256'], issuer: 'quizhall:bench', audience: 'access' });
  }
  return ((performance.now() - began) * 1_000) / CHECKS;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const rounds = Array.from({ length: ROUNDS }, () => ({ text: microseconds(text), key: microseconds(key) }));
const [byText, byKey] = [median(rounds.map((round) => round.text)), median(rounds.map((round) => round.key))];
console.log(`check with a text: ${byText.toFixed(0)} µs, with a key object: ${byKey.toFixed(0)} µs`);
console.log(`ratio: ${(byText / byKey).toFixed(1)}`);
