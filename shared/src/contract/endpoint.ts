import type * as z from 'zod';
import type { IncomingPurpose } from '../model/enums.ts';
import type { MakingAction, OrganizationAction, QuizAction } from '../rules/permissions.ts';

/** What a function may do; its role grants exactly this. */
export interface Rights {
  table?: 'read' | 'write';
  /**
   * `sign` lets browsers upload; a list: takes uploads of these purposes into use, and stores small files itself. What is
   * uploaded for an `import` is read, and what was read kept beside it.
   */
  media?: 'sign' | readonly IncomingPurpose[];
  /** Reads logos in use. */
  logos?: true;
  /** Files that were made for one person to fetch: who makes them, and who signs links to them. */
  exports?: 'write' | 'read';
  /** The files of the catalogue. */
  catalogue?: 'write' | 'read';
  mail?: true;
  /** Signs or verifies receipts or badges, beside the caller's token. */
  tokenKey?: true;
  /** Derives names, links or digests without a caller's token. */
  derivationKey?: true;
  /** Asks the payment provider. */
  payments?: true;
  /** Asks the providers that sign people in. */
  signInProviders?: true;
}

/** A field of the body stands in for the part in braces: `upload.{purpose}`. */
type WithField<A extends string> = A | (A extends `upload.${string}` ? 'upload.{purpose}' : never);

/**
 * An action of `rules/permissions.ts`, and in which place the caller needs a role that allows it: as a person (`self`),
 * as a person or as a member of any organization (`anywhere`), with the quiz or in the organization that the path
 * parameter `id` names, which may also be the id of an attempt: it begins with that of its quiz. `evenDeleted`: reads what
 * stays of a quiz once it was deleted, for whoever may see its submissions (`mayKnow`); to every other call it is gone. Of an
 * organization: also while it is deleted and can be restored, when every other call is refused.
 * `inNameOf`: a field of the body that may name an organization; where it does, the role counts that the caller has in that one.
 * Without a path parameter the organization is the one that the query names (`OrganizationScope`), or the caller's current one.
 */
export type Permission =
  | { action: WithField<MakingAction>; on: 'self' | 'anywhere'; inNameOf?: 'organizationId' }
  | { action: QuizAction; on: 'quiz'; id: string; evenDeleted?: true }
  | { action: OrganizationAction | 'quiz.create'; on: 'organization'; id?: string; evenDeleted?: true };

/**
 * What decides whether a caller may. `anyone`: nothing belongs to anybody, or what was sent proves itself. `self`: only
 * the caller's own things can be named, because their keys carry the caller's id. `attempt`: the attempt's own token or
 * its participant's account, which the handler checks without reading. `each`: several quizzes are named, and the handler
 * asks for each of them (`getPermittedQuiz`). Otherwise the permission, for which the wrapper
 * reads what it needs once, and hands it to the handler.
 */
export type Access = 'anyone' | 'self' | 'attempt' | 'each' | Permission;

/** Counts requests (or, with `countFailures`, only refused ones) per subject in a fixed window. */
export interface Throttle {
  /**
   * Whose requests are counted: the caller's address, the `email` in the body, both together, the signed-in person, or
   * what that person does with this `email`; or what is done from this address with what the path names,
   * which no stranger elsewhere uses up.
   */
  by: 'address' | 'email' | 'email+address' | 'user' | 'user+email' | 'path+address';
  limit: number;
  windowSeconds: number;
  countFailures?: true;
}

/**
 * One call of the HTTP API. Everything else derives from it: handler types, the browser's client, routes, roles and
 * memory in AWS, the local front, and the OpenAPI document.
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`, with `{param}` placeholders as API Gateway writes them. */
  path: string;
  /** Older paths that answer the same. */
  aliases?: readonly string[];
  /**
   * `optional`: a signed-in caller is known, a guest is welcome. `attempt`: the caller's own attempt, proven by its
   * `X-Session-Token`, which also stands in for an access token that has expired meanwhile, or by the account. `user`:
   * 401 without a valid access token, or when its session has ended, for which the table is read once.
   */
  auth: 'public' | 'optional' | 'attempt' | 'user';
  access: Access;
  /** Also for programs with an API token of the organization that the call is about; other calls know no such token. */
  apiToken?: true;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The shape of `data`; anything that is not declared here cannot leave the server. */
  response?: z.ZodType;
  /** Succeeds with a file in place of JSON, see `FileAnswer`; refusals are JSON as everywhere. */
  file?: true;
  /**
   * Leads a browser on in place of an answer, by what its `response` says; where it fails, to this page of the site, with
   * the code of the refusal as `?error=`.
   */
  redirect?: string;
  /** Succeeds with a page of HTML in place of JSON: the `html` of what the handler answers. */
  page?: true;
  /** Success status, 200 unless told; 202 where the answer names the `runId` of a run that has begun. */
  status?: 201 | 202;
  /** Success message, if the answer has one. */
  message?: string;
  /** Also accepts `multipart/form-data`: which fields hold JSON, which repeat, which are files. */
  multipart?: { json: readonly string[]; lists: readonly string[]; files: readonly string[] };
  /** `body` is the text as it was sent, in any type: a signature is checked over it. */
  rawBody?: true;
  /** Accepts `Idempotency-Key`: the first answer is kept for a day and repeated. */
  idempotent?: true;
  throttle?: readonly Throttle[];
  rights: Rights;
  /**
   * Seconds for which CloudFront gives one answer to all: the function learns the caller's address only, and the answer must
   * not depend on it. Browsers do not keep it.
   */
  sharedSeconds?: number;
  /** MB of Lambda memory, 512 unless told. */
  memory?: number;
  /** On the path that 100,000 people take in the same minute: bundle size and table calls are budgeted. */
  burst?: true;
}

/** Endpoints of one area, by the name from which the handler's file name derives (`createQuiz` → `create-quiz.ts`). */
export type Area = Record<string, Endpoint>;

/** What a handler returns where the contract says `file`. */
export interface FileAnswer {
  bytes: Uint8Array;
  contentType: string;
  /** With its ending, as a person would name it. */
  fileName: string;
}

/** What a client receives of it. */
export interface ReceivedFile {
  blob: Blob;
  fileName: string;
}

type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;
type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;

export type ParamsOf<E extends Endpoint> = OutputOf<E['params']>;
export type QueryOf<E extends Endpoint> = OutputOf<E['query']>;
export type BodyOf<E extends Endpoint> = OutputOf<E['body']>;
/** What a handler returns: the response before parsing. */
export type DataOf<E extends Endpoint> = E['file'] extends true
  ? FileAnswer
  : E['response'] extends z.ZodType
    ? z.input<E['response']>
    : void;

/** What a client sends: only the parts that the endpoint has. */
export type RequestInit<E extends Endpoint> = (E['params'] extends z.ZodType
  ? { params: InputOf<E['params']> }
  : object) &
  (E['query'] extends z.ZodType ? { query?: InputOf<E['query']> } : object) &
  (E['body'] extends z.ZodType ? { body: InputOf<E['body']> } : object);

/** What a client receives as `data`. */
export type ResponseOf<E extends Endpoint> = E['file'] extends true
  ? ReceivedFile
  : E['response'] extends z.ZodType
    ? z.output<E['response']>
    : undefined;
