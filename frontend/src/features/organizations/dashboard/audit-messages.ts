import type { OrganizationAuditEntry } from '@quizhall/shared/model/organizations/organization-audit';
import type * as z from 'zod';
import { EVENT_NAMES, TOKEN_ROLES } from '../integrations/integration-messages.ts';
import { ROLE_NAMES } from '../members/member-messages.ts';
import { settingsMessages } from '../settings/settings-messages.ts';

type Entry = z.output<typeof OrganizationAuditEntry>;
type Kind = Entry['kind'];

const roleOf = ({ data }: Entry): string => ('role' in data ? ROLE_NAMES[data.role] : '');

export const auditMessages = {
  title: 'Audit log',
  hint: 'Who did what in this organization, for two years.',
  csv: 'Download CSV',
  from: 'From',
  to: 'To',
  by: 'By',
  anyone: 'Anyone',
  nobody: 'No member of this name',
  kind: 'What',
  everything: 'Everything',
  system: 'Quizhall',
  gone: 'Deleted account',
  columns: { at: 'When', by: 'By', what: 'What' },
  list: {
    loading: 'Loading the audit log',
    failed: 'The audit log could not be loaded',
    loadMore: 'Load older entries',
  },
  empty: {
    title: 'Nothing was done',
    text: 'In these days, by this person, or of this kind.',
    clear: 'Clear filters',
  },
} as const;

/** Label of an approval that ended without a decision. */
const ENDS = {
  withdrawn: 'taken back',
  replaced: 'asked for again',
  overwritten: 'changed, moved or deleted',
} as const;

/** Label of each kind in the filter. */
export const KIND_NAMES: Record<Kind, string> = {
  created: 'Organization created',
  settingsChanged: 'Settings changed',
  securityChanged: 'Security changed',
  invited: 'Somebody invited',
  inviteCancelled: 'Invitation cancelled',
  joined: 'Joined',
  accountCreated: 'Account created',
  passwordReset: 'Password reset',
  roleChanged: 'Role changed',
  emailChanged: 'Email address changed',
  departmentChanged: 'Department changed',
  removed: 'Member removed',
  left: 'Left',
  handedOver: 'Handed over',
  departmentCreated: 'Department created',
  departmentEdited: 'Department edited',
  departmentDeleted: 'Department deleted',
  approved: 'Approved',
  rejected: 'Rejected',
  approvalEnded: 'Approval ended',
  quizMoved: 'Quiz moved',
  assignment: 'Assignment',
  deleted: 'Organization deleted',
  restored: 'Organization restored',
  exported: 'Data exported',
  domainAdded: 'Domain added',
  domainProven: 'Domain proven',
  domainRemoved: 'Domain removed',
  domainLost: 'Domain no longer proven',
  joinLinkRenewed: 'Link to join made',
  joinLinkRemoved: 'Link to join removed',
  webhook: 'Webhook',
  apiToken: 'API token',
};

type Of<Name extends Kind> = Extract<Entry, { kind: Name }>;

/** Label of each settings field of the API. */
const FIELDS: Readonly<Record<string, string>> = {
  name: 'name',
  description: 'description',
  type: 'type',
  industry: 'industry',
  size: 'size',
  sizeRange: 'size',
  branding: 'branding',
  contactInfo: 'contact',
  settings: 'what members may do',
  customCategories: 'quiz categories',
};

const fieldsIn = (fields: readonly string[]): string =>
  [...new Set(fields.map((field) => FIELDS[field] ?? field))].join(', ');

const WEBHOOK_CHANGES: Record<Of<'webhook'>['data']['what'], string> = {
  created: 'Added',
  changed: 'Changed',
  secret: 'New secret',
  deleted: 'Deleted',
  failing: 'Switched off: nothing came through for three days',
};

const ASSIGNMENT_CHANGES: Record<Of<'assignment'>['data']['what'], string> = {
  created: 'Assigned',
  changed: 'Changed',
  reminded: 'People reminded',
  deleted: 'Cancelled',
};

const securityIn = ({ twoFactor, sessionHours }: Of<'securityChanged'>['data']): string =>
  [
    twoFactor ? 'Two-factor required' : 'Two-factor not required',
    `session length: ${settingsMessages.security.lengths[sessionHours ?? 0].toLowerCase()}`,
  ].join(', ');

const webhookIn = ({ what, host, former, events, active }: Of<'webhook'>['data']): string =>
  [
    WEBHOOK_CHANGES[what],
    former !== undefined && former !== host ? `${former} to ${host}` : host,
    events?.map((event) => EVENT_NAMES[event]).join(', '),
    active === undefined ? undefined : active ? 'on' : 'off',
  ]
    .filter(Boolean)
    .join(' · ');

/** Returns the details of an entry, displayed after its kind. */
export function detailOf(entry: Entry): string {
  const about = entry.about ?? '';
  switch (entry.kind) {
    case 'settingsChanged':
      return fieldsIn(entry.data.fields);
    case 'securityChanged':
      return securityIn(entry.data);
    case 'roleChanged':
      return `${about}: ${ROLE_NAMES[entry.data.from]} to ${ROLE_NAMES[entry.data.to]}`;
    case 'rejected':
      return entry.data.reason ?? '';
    case 'approvalEnded':
      return [about, ENDS[entry.data.how]].filter(Boolean).join(': ');
    case 'domainAdded':
    case 'domainProven':
    case 'domainRemoved':
    case 'domainLost':
      return entry.data.domain;
    case 'quizMoved':
      return entry.data.into ? 'Into the organization' : 'Out of the organization';
    case 'apiToken':
      return `${entry.data.what === 'created' ? 'Made' : 'Revoked'}, ${TOKEN_ROLES[entry.data.role].label}`;
    case 'assignment':
      return ASSIGNMENT_CHANGES[entry.data.what];
    case 'webhook':
      return webhookIn(entry.data);
    default:
      return [about, roleOf(entry)].filter(Boolean).join(', ');
  }
}
