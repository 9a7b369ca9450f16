import { attempts } from './attempts/attempts.ts';
import { auth } from './accounts/auth.ts';
import type { Endpoint } from './endpoint.ts';
import { explore } from './explore/explore.ts';
import { feedback } from './results/feedback.ts';
import { newsletter } from './site/newsletter.ts';
import { notifications } from './notifications/notifications.ts';
import { organizations } from './organizations/organizations.ts';
import { payments } from './payments/payments.ts';
import { proofs } from './certificates/proofs.ts';
import { quizzes } from './quizzes/quizzes.ts';
import { runs } from './runs.ts';
import { system } from './site/system.ts';
import { uploads } from './uploads.ts';
import { users } from './accounts/users.ts';

/** The whole HTTP API by area: a tag of the OpenAPI document and a stack in AWS. `functions/sources.ts` finds a handler by its file name. */
export const contract = {
  auth,
  users,
  notifications,
  quizzes,
  organizations,
  attempts,
  feedback,
  explore,
  payments,
  proofs,
  runs,
  uploads,
  newsletter,
  system,
} as const;
export type Contract = typeof contract;
export type AreaName = keyof Contract;

/** One endpoint with the names that everything else derives from. */
export interface NamedEndpoint {
  area: AreaName;
  name: string;
  /** File name of the handler without extension: `create-quiz` for `createQuiz`. */
  file: string;
  endpoint: Endpoint;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every endpoint of the contract, flat. */
export const endpoints: readonly NamedEndpoint[] = Object.entries(contract).flatMap(([area, group]) =>
  Object.entries(group as Record<string, Endpoint>).map(([name, endpoint]) => ({
    area: area as AreaName,
    name,
    file: kebab(name),
    endpoint,
  })),
);
