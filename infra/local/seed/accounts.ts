import type { Signup } from '@quizhall/shared/model/accounts/user';

export type DemoRole = 'creator' | 'learner' | 'organization';

/** The accounts of a fresh stage. Their passwords are public: they are printed at every start. */
export const demoAccounts: Record<DemoRole, Signup> = {
  creator: {
    name: 'Maya Brandt',
    email: 'creator@quizhall.example',
    password: 'creator-demo-24',
    accountType: 'moderator',
  },
  learner: {
    name: 'Jonas Weber',
    email: 'learner@quizhall.example',
    password: 'learner-demo-24',
    accountType: 'learner',
  },
  organization: {
    name: 'Elena Kovacs',
    email: 'organization@quizhall.example',
    password: 'organization-demo-24',
    accountType: 'organization',
    organizationName: 'Northgate Learning',
  },
};
