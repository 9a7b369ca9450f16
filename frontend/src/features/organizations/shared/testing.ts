import {
  type OrganizationDashboard,
  type OrganizationSettings,
  OrganizationSwitches,
} from '@quizhall/shared/model/organizations/organization';

/** Organization id for tests. */
export const ID = 'o_0000000000000001';
export const AT = '2026-01-02T03:04:05.000Z';

const CARD: OrganizationDashboard['organization'] = {
  id: ID,
  name: 'Acme School',
  slug: 'acme-school',
  description: 'Quizzes for all',
  type: 'school',
  branding: { primaryColor: '#3B82F6', secondaryColor: '#1E40AF', accentColor: '#F59E0B', theme: 'light' },
  plan: 'free',
  createdAt: AT,
  members: 1,
  departments: 0,
  activeQuizzes: 0,
  totalQuizzes: 0,
};

/** Dashboard of a new organization, as its owner sees it. */
export const dashboardOf = (more: Partial<OrganizationDashboard> = {}): OrganizationDashboard => ({
  organization: CARD,
  role: 'owner',
  stats: { totalMembers: 1, totalQuizzes: 0, activeQuizzes: 0 },
  recentActivity: [],
  topPerformers: [],
  departments: [],
  pendingInvites: 0,
  pendingApprovals: 0,
  analytics: true,
  timezone: 'UTC',
  limits: { members: 10, quizzes: 5, questionsPerQuiz: 20 },
  ...more,
});

/** Settings of the organization. */
export const settingsOf = (
  switches: Partial<OrganizationSettings['settings']> = {},
): OrganizationSettings => ({
  ...CARD,
  industry: 'other',
  size: 'small',
  contactInfo: {
    email: 'office@acme.example',
    phone: '',
    website: '',
    address: { street: '', city: '', state: '', country: '', zipCode: '' },
  },
  settings: { ...OrganizationSwitches.parse({}), ...switches },
  security: {},
  customCategories: [],
  revision: 1,
});
