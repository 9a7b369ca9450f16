import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { TextLink } from '@/components/ui/text-link.tsx';
import { messages } from '../messages.ts';

const TEXT = messages.ownOrganization;

/** The other ways to create an organization, beside the button that leads to the whole form. */
export function CreationWays() {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-2 text-sm text-muted">
      {TEXT.other}
      <TextLink to={SITE_PATHS.organizationCreateGuided}>{TEXT.guided}</TextLink>
      <TextLink to={SITE_PATHS.organizationCreateBranded}>{TEXT.branded}</TextLink>
    </p>
  );
}
