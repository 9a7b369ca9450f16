import { createHash, createHmac } from 'node:crypto';
import { ExtraTime } from '@quizhall/shared/model/attempts/accommodation';
import { ACCOUNT_TYPES, type AccountType } from '@quizhall/shared/model/enums';
import * as z from 'zod';
import { nowSeconds } from '../clock.ts';
import { config } from '../config.ts';
import { AppError } from '../errors.ts';
import { verifyJwt, signJwt } from './jwt.ts';
import { getDerivationKey, getSigningKey, findVerifyingKey } from './secrets.ts';

/** Access tokens live 15 minutes (OWASP ASVS 5.0, RFC 9700: short-lived bearer tokens). */
const ACCESS_SECONDS = 15 * 60;
/** An attempt's token outlives the longest attempt (7 days) and the late-sync window. */
const ATTEMPT_SECONDS = 30 * 24 * 3_600;

/** The signed-in caller as the access token tells; name and address may be up to 15 minutes old. */
export interface Principal {
  id: string;
  name: string;
  email: string;
  type: AccountType;
  /** Of the sign-in, so that its end can be noticed. */
  sessionId: string;
  /** They have a second factor. */
  secondFactor?: true | undefined;
}

/** Checks that a sign-in is still valid and returns what it read of the person; undefined when it is not. */
export type FindPerson<Person> = (principal: Principal) => Promise<Person | undefined>;

/** What the token of an attempt says and proves, so that saving and submitting need no read of the attempt. */
export interface AttemptTicket {
  /** Attempt id. */
  id: string;
  quizId: string;
  /** Version of the quiz that the attempt is pinned to. */
  version: number;
  /** Epoch ms. */
  startedAt: number;
  /** Epoch ms. */
  deadlineAt: number;
  name: string;
  email: string;
  /** Short digest of the device that holds the token. */
  writer: string;
  /** When that device opened the attempt, epoch ms. */
  opened: number;
  /** What that device calls itself: browser and system. */
  label?: string | undefined;
  /** Algorithm that orders the test form from the seed; the seed stays on the server: `functions/attempts/model/test-form.ts`. */
  algorithm: number;
  /** What the participant had on top of everybody's time when it was signed. */
  extra?: ExtraTime | undefined;
  /** How many attempts up to this one count, where that is not its number. */
  counted?: number | undefined;
  /** Of a reopened attempt: milliseconds that are no time of the participant's. */
  away?: number | undefined;
}

const AccessClaims = z.object({
  sub: z.string(),
  name: z.string(),
  email: z.string(),
  typ: z.enum(ACCOUNT_TYPES),
  sid: z.string(),
  mfa: z.literal(true).optional(),
});
const AttemptClaims = z.object({
  sub: z.string(),
  q: z.string(),
  v: z.number(),
  s: z.number(),
  d: z.number(),
  n: z.string(),
  e: z.string(),
  w: z.string(),
  o: z.number(),
  p: z.number(),
  x: ExtraTime.optional(),
  l: z.string().optional(),
  c: z.number().optional(),
  a: z.number().optional(),
});

type Audience = 'access' | 'attempt';

const issuer = () => `quizhall:${config.STAGE}`;

async function sign(audience: Audience, subject: string, claims: object, seconds: number): Promise<string> {
  const iat = nowSeconds();
  const said = { ...claims, sub: subject, iat, exp: iat + seconds, aud: audience, iss: issuer() };
  return signJwt(said, await getSigningKey());
}

async function verify<T>(audience: Audience, token: string, claims: z.ZodType<T>): Promise<T | undefined> {
  const payload = await verifyJwt(token, findVerifyingKey, { issuer: issuer(), audience, at: nowSeconds() });
  return payload && claims.safeParse(payload).data;
}

export function signAccessToken(user: Principal): Promise<string> {
  return sign(
    'access',
    user.id,
    {
      name: user.name,
      email: user.email,
      typ: user.type,
      sid: user.sessionId,
      ...(user.secondFactor && { mfa: true }),
    },
    ACCESS_SECONDS,
  );
}

/** The caller of a valid access token; undefined for one that is forged, foreign or expired. */
export async function verifyAccessToken(token: string): Promise<Principal | undefined> {
  const claims = await verify('access', token, AccessClaims);
  return (
    claims && {
      id: claims.sub,
      name: claims.name,
      email: claims.email,
      type: claims.typ,
      sessionId: claims.sid,
      ...(claims.mfa && { secondFactor: true }),
    }
  );
}

export function signAttemptToken(ticket: AttemptTicket): Promise<string> {
  const { id, quizId, version, startedAt, deadlineAt, name, email } = ticket;
  const { writer, opened, algorithm, extra, label, counted, away } = ticket;
  const claims = {
    q: quizId,
    v: version,
    s: startedAt,
    d: deadlineAt,
    n: name,
    e: email,
    w: writer,
    o: opened,
    p: algorithm,
    ...(extra && { x: extra }),
    ...(label && { l: label }),
    ...(counted !== undefined && { c: counted }),
    ...(away !== undefined && { a: away }),
  };
  return sign('attempt', id, claims, ATTEMPT_SECONDS);
}

/** @throws AppError ATTEMPT_TOKEN for a token that is forged or expired. */
export async function verifyAttemptToken(token: string): Promise<AttemptTicket> {
  const claims = await verify('attempt', token, AttemptClaims);
  if (!claims) throw new AppError('ATTEMPT_TOKEN');
  const { sub: id, q: quizId, v: version, s: startedAt, d: deadlineAt, n: name, e: email } = claims;
  const { w: writer, o: opened, p: algorithm, x: extra, l: label, c: counted, a: away } = claims;
  const attempt = { id, quizId, version, startedAt, deadlineAt, name, email, extra, counted, away };
  return { ...attempt, writer, opened, algorithm, label };
}

/**
 * Keyed digest in base64url for purposes that must not be mixed up: the purpose is part of the message. Its key never
 * changes, so whatever is named or drawn by it stays.
 */
export async function keyedDigest(purpose: string, message: string): Promise<string> {
  return createHmac('sha256', await getDerivationKey())
    .update(`${purpose}\n${message}`)
    .digest('base64url');
}

/** Digest under which a high-entropy token is stored. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
