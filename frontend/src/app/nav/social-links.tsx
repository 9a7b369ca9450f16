import type { SocialLink } from '@quizhall/shared/rules/public-paths';
import { ExternalLink } from '@/components/ui/text-link.tsx';
import { socialText } from './social-text.ts';

/** Where else the people behind the site are found. */
export function SocialLinks() {
  const links = JSON.parse(socialText() || '[]') as SocialLink[];
  return (
    <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {links.map(({ name, url }) => (
        <li key={url} className="inline-flex min-h-9 items-center">
          <ExternalLink href={url}>{name}</ExternalLink>
        </li>
      ))}
    </ul>
  );
}
