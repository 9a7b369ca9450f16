import { Badge } from '@/components/ui/badge.tsx';

interface OwnCategoryProps {
  name: string;
  color: string;
}

/** One of an organization's own categories: its colour beside its name, so that any colour can be read. */
export const OwnCategory = ({ name, color }: OwnCategoryProps) => (
  <Badge
    icon={
      <span
        aria-hidden="true"
        className="size-2.5 shrink-0 rounded-full border border-edge"
        style={{ backgroundColor: color }}
      />
    }
  >
    {name}
  </Badge>
);
