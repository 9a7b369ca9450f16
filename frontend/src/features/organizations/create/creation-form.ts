import type { OrganizationPlan } from '@quizhall/shared/rules/payments/plans';
import type {
  BRAND_THEMES,
  Industry,
  OrganizationSize,
  OrganizationType,
  QuizVisibility,
} from '@quizhall/shared/model/organizations/organization-enums';

/** Price tables. `create3` belongs to the branded flow. */
export type PriceTable = 'standard' | 'create3';

/** Uploaded logo. `url` displays it until the server does, if the browser can draw it. */
export interface LogoForm {
  key: string;
  url?: string | undefined;
}

export interface DepartmentRow {
  id: string;
  name: string;
  description: string;
}

export interface CategoryRow extends DepartmentRow {
  color: string;
}

/** Form shared by all ways to create an organization. */
export interface CreationForm {
  name: string;
  description: string;
  type: OrganizationType | '';
  industry: Industry | '';
  size: OrganizationSize | '';
  branding: {
    logo: LogoForm | null;
    primaryColor: string;
    secondaryColor: string;
    accentColor: string;
    theme: (typeof BRAND_THEMES)[number];
  };
  contactInfo: {
    email: string;
    phone: string;
    website: string;
    address: { street: string; city: string; state: string; country: string; zipCode: string };
  };
  settings: {
    allowPublicQuizzes: boolean;
    requireApprovalForQuizzes: boolean;
    allowGuestParticipation: boolean;
    enableLeaderboards: boolean;
    enableRewards: boolean;
    enableAnalytics: boolean;
    enableAIGeneration: boolean;
    maxQuizDuration: number;
    maxQuestionsPerQuiz: number;
    defaultQuizVisibility: QuizVisibility;
  };
  departments: DepartmentRow[];
  customCategories: CategoryRow[];
  subscription: { plan: OrganizationPlan; billingCycle: 'monthly' | 'yearly' };
  acceptTerms: boolean;
}

export const DEFAULT_DURATION = 120;
export const DEFAULT_QUESTIONS = 50;
const PRIMARY: Record<PriceTable, string> = { standard: '#3B82F6', create3: '#8B5CF6' };

/** Initial values of the form. `create3` asks for industry and size; the other ways preselect them. */
export const emptyCreation = (table: PriceTable, name = ''): CreationForm => ({
  name,
  description: '',
  type: '',
  industry: table === 'create3' ? '' : 'other',
  size: table === 'create3' ? '' : 'small',
  branding: {
    logo: null,
    primaryColor: PRIMARY[table],
    secondaryColor: '#1E40AF',
    accentColor: '#F59E0B',
    theme: 'light',
  },
  contactInfo: {
    email: '',
    phone: '',
    website: '',
    address: { street: '', city: '', state: '', country: '', zipCode: '' },
  },
  settings: {
    allowPublicQuizzes: true,
    requireApprovalForQuizzes: false,
    allowGuestParticipation: true,
    enableLeaderboards: true,
    enableRewards: true,
    enableAnalytics: true,
    enableAIGeneration: false,
    maxQuizDuration: DEFAULT_DURATION,
    maxQuestionsPerQuiz: DEFAULT_QUESTIONS,
    defaultQuizVisibility: 'organization',
  },
  departments: [],
  customCategories: [],
  subscription: { plan: 'free', billingCycle: 'monthly' },
  acceptTerms: false,
});

/** Returns the request body. Missing choices are omitted, so that validation reports them. */
export function toNewOrganization(form: CreationForm, prices: PriceTable) {
  const { type, industry, size, branding, subscription, ...told } = form;
  const { logo, ...colours } = branding;
  return {
    ...told,
    ...(type && { type }),
    ...(industry && { industry }),
    ...(size && { size }),
    branding: { ...colours, ...(logo && { logo: { key: logo.key } }) },
    subscription: { ...subscription, prices },
  };
}
