import { BadgeCheck, Building2 } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { messages } from '../messages.ts';

const TEXT = messages.organization;

/** Its logo, on white as logos are drawn for, or what stands for one. Decoration: the name stands beside it. */
export const OrganizationMark = ({ logo }: { logo?: string | undefined }) =>
  logo ? (
    <img
      src={logo}
      alt=""
      width={48}
      height={48}
      className="size-12 shrink-0 rounded-control border border-line bg-white object-contain p-1"
    />
  ) : (
    <span
      aria-hidden="true"
      className="grid size-12 shrink-0 place-items-center rounded-control border border-line bg-surface text-muted [&_svg]:size-6"
    >
      <Building2 />
    </span>
  );

/** What whoever runs the site says of it. */
export const OrganizationBadges = ({
  organization: { isVerified, isFeatured },
}: {
  organization: { isVerified: boolean; isFeatured: boolean };
}) => (
  <>
    {isFeatured && <Badge tone="accent">{TEXT.featured}</Badge>}
    {isVerified && (
      <Badge tone="success" icon={<BadgeCheck />}>
        {TEXT.verified}
      </Badge>
    )}
  </>
);
