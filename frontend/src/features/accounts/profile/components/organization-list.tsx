import type { Profile } from '@quizhall/shared/model/accounts/user';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { ChevronRight, Plus } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '@/components/ui/badge.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import { SectionTitle } from '@/components/ui/section-title.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { messages } from '../messages.ts';
import { CreationWays } from './creation-ways.tsx';

const text = messages.ownOrganization;

/** The organizations that somebody works in, each with the way there. */
export function OrganizationList({ profile }: { profile: Profile }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {profile.organizations.map(({ id, title, role }) => (
        <li key={id}>
          <Link
            to={sitePath(SITE_PATHS.organizationOf, { id })}
            className="flex min-h-14 items-center gap-3 px-4 py-3 -outline-offset-2 hover:bg-well sm:px-5"
          >
            <span className="min-w-0 flex-1 font-medium break-words text-ink">{title}</span>
            <Badge>{role}</Badge>
            <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-faint" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The organizations of somebody; to an account that was made for one, the way to create it. */
export function Organizations({ profile }: { profile: Profile }) {
  const id = useId();
  const has = profile.organizations.length > 0;
  if (!has && profile.userType !== 'organization') return null;
  return (
    <section aria-labelledby={id} className="@container flex flex-col gap-4">
      <SectionTitle id={id}>{has ? messages.overview.organizations : text.title}</SectionTitle>
      {has ? (
        <OrganizationList profile={profile} />
      ) : (
        <>
          <p className="text-muted">{text.text}</p>
          <ButtonLink to={SITE_PATHS.organizationCreate} icon={<Plus />} className={`self-start ${WRAPS}`}>
            {text.create}
          </ButtonLink>
          <CreationWays />
        </>
      )}
    </section>
  );
}
