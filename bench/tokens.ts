import { createSecretKey, randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { readJwt, signJwt } from '@quizhall/functions/_platform/jwt.ts';
import jwt from 'jsonwebtoken';

/** Checks per round; rounds of both kinds take turns, so that what else the machine does falls on both. */
const CHECKS = 2_000;
const ROUNDS = 15;

const key = createSecretKey(randomBytes(32));
const [issuer, audience, at] = ['quizhall:bench', 'access', Math.floor(Date.now() / 1_000)];
const person = { sub: 'u'.repeat(20), name: 'Ada Lovelace', email: 'ada@example.com', typ: 'moderator' };
const token = signJwt({ ...person, iss: issuer, aud: audience, exp: at + 900 }, { kid: 'first', key });
const keyOf = () => Promise.resolve(key);

async function microseconds(check: () => unknown): Promise<number> {
  const began = performance.now();
  for (let i = 0; i < CHECKS; i++) await check();
  return ((performance.now() - began) * 1_000) / CHECKS;
}

const own = () => readJwt(token, keyOf, { issuer, audience, at });
const byPackage = () => jwt.verify(token, key, { algorithms: ['HS256'], issuer, audience });

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const rounds: { own: number; byPackage: number }[] = [];
for (let round = 0; round < ROUNDS; round++)
  rounds.push({ own: await microseconds(own), byPackage: await microseconds(byPackage) });
const [ours, its] = [
  median(rounds.map((round) => round.own)),
  median(rounds.map((round) => round.byPackage)),
];
console.log(`check of our own: ${ours.toFixed(1)} µs, by jsonwebtoken: ${its.toFixed(1)} µs`);
console.log(`ratio: ${(its / ours).toFixed(1)}`);
