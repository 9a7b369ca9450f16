import type { BodyOf, DataOf, Endpoint, ParamsOf, QueryOf } from '@quizhall/shared/contract/endpoint';
import type { QuizRole } from '@quizhall/shared/model/enums';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Membership } from '../organizations/model/memberships.ts';
import type { Organization } from '../organizations/model/organizations.ts';
import type { Quiz } from '../quizzes/model/quizzes.ts';
import type { UploadedFile } from '../platform/storage/uploaded-file.ts';
import type { Principal } from '../platform/security/tokens.ts';

/** Request data that the middlewares collect for the handler. */
export interface RequestState {
  requestId: string;
  /** `POST /quiz/create`: method and path as the contract names them. */
  route: string;
  /** The caller's IP address. */
  address: string;
  /** What the caller's browser says it is. */
  userAgent: string;
  user: Principal | undefined;
  person: unknown;
  quiz: Quiz | undefined;
  roles: readonly QuizRole[];
  organization: Organization | undefined;
  membership: Membership | undefined;
  /** A program has called, by a token of this organization. */
  apiToken: { organization: Organization; membership: Membership } | undefined;
  onceId: string | undefined;
  params: unknown;
  query: unknown;
  body: unknown;
  files: Record<string, UploadedFile[]>;
}

/** The event that the middlewares pass on. */
export interface HttpEvent extends APIGatewayProxyEventV2 {
  state: RequestState;
}

/** Authenticates a caller by a token that is no access token. Returns false for other texts. */
export type AuthenticateToken = (event: HttpEvent, token: string) => Promise<boolean>;

/** Certain where the contract asks for something in an organization, possible where something may be made in the name of one. */
type InOrganization<E extends Endpoint, What> = E['access'] extends { on: 'organization' }
  ? What
  : E['access'] extends { inNameOf: string }
    ? What | undefined
    : undefined;

/** What a handler receives: everything parsed by the contract. `user` is certain where the contract says so. */
export interface Request<E extends Endpoint, Person = unknown> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  user: E['auth'] extends 'user' ? Principal : Principal | undefined;
  /** What the check of the sign-in has brought along, where the endpoint has one of its own. */
  person: Person;
  /** The quiz on which the contract asks for a permission, which the caller has. */
  quiz: E['access'] extends { on: 'quiz' } ? Quiz : undefined;
  /** What the caller is to that quiz. */
  roles: readonly QuizRole[];
  /** The organization in which the contract asks for a permission, which the caller has, … */
  organization: InOrganization<E, Organization>;
  /** … and what the caller is in it. */
  membership: InOrganization<E, Membership>;
  files: Record<string, UploadedFile[]>;
  /** `name=value` of each cookie, unverified. */
  cookies: readonly string[];
  /** `X-Session-Token` of a participant, unverified. */
  sessionToken: string | undefined;
  /** What a payment provider signs its webhooks with: `Stripe-Signature` or `X-Quizhall-Signature`, unverified. */
  signature: string | undefined;
  requestId: string;
  address: string;
  userAgent: string;
  /** The same for this caller's repetitions of this request under its `Idempotency-Key`; undefined without a key. */
  onceId: string | undefined;
}

export type Handle<E extends Endpoint, Person = unknown> = (
  request: Request<E, Person>,
) => Promise<DataOf<E>>;
