import * as z from 'zod';
import { PersonId } from '../../model/quizzes/co-author.ts';
import { OrganizationId } from '../../model/organizations/organization.ts';
import { CardsToPrint, NewPupils, PupilCard, PupilsAnswer } from '../../model/organizations/pupil.ts';
import { NewPassword } from '../../model/accounts/user.ts';
import type { Endpoint } from '../endpoint.ts';

const ById = z.strictObject({ id: OrganizationId });
const managing = { action: 'organization.manage', on: 'organization', id: 'id' } as const;
/** Calls that hash passwords. */
const hashing = { by: 'user', limit: 120, windowSeconds: 3_600 } as const;

/** Accounts without email that an organization makes for its members. */
export const organizationPupils = {
  createPupils: {
    method: 'POST',
    path: '/organization/{id}/pupils',
    auth: 'user',
    access: managing,
    summary: 'Create accounts without email for a department; passwords are answered once',
    params: ById,
    body: NewPupils,
    response: PupilsAnswer,
    status: 201,
    throttle: [hashing],
    rights: { table: 'write' },
    memory: 1_024,
  },
  resetPupilPassword: {
    method: 'POST',
    path: '/organization/{id}/members/{userId}/password',
    auth: 'user',
    access: managing,
    summary: 'Reset the password of an account that the organization made; its sessions end',
    params: ById.extend({ userId: PersonId }),
    body: z.strictObject({
      /** Generated where it is left out. */
      password: NewPassword.optional(),
    }),
    response: z.object({ pupil: PupilCard }),
    throttle: [hashing],
    rights: { table: 'write' },
    memory: 1_024,
  },
  printPupilCards: {
    method: 'POST',
    path: '/organization/{id}/pupils/cards',
    auth: 'user',
    access: managing,
    summary: 'Write sign-in cards as a PDF to print; nothing is stored',
    params: ById,
    body: CardsToPrint,
    file: true,
    throttle: [hashing],
    rights: { table: 'write' },
    memory: 1_024,
  },
} as const satisfies Record<string, Endpoint>;
