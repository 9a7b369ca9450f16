import type { Brand } from '@quizhall/shared/model/organizations/brand';
import { mediaUrl } from '@quizhall/shared/rules/quizzes/uploads';
import type { QuizOrganization } from '../../quizzes/model/quiz-organization.ts';

/** An organization as participants see it. */
export const brandOf = ({ name, branding: { primaryColor, logoKey } }: QuizOrganization): Brand => ({
  name,
  color: primaryColor,
  ...(logoKey !== undefined && { logoUrl: mediaUrl(logoKey) }),
});
