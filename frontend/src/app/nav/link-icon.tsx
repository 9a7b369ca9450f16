import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import {
  BookOpenCheck,
  ChartNoAxesColumn,
  LayoutDashboard,
  CircleUser,
  CreditCard,
  type LucideIcon,
  Sparkles,
} from 'lucide-react';
import type { ReactNode } from 'react';

const ICONS: Record<string, LucideIcon> = {
  [SITE_PATHS.dashboard]: LayoutDashboard,
  [SITE_PATHS.profile]: CircleUser,
  [SITE_PATHS.myResults]: BookOpenCheck,
  [SITE_PATHS.analytics]: ChartNoAxesColumn,
  [SITE_PATHS.becomeCreator]: Sparkles,
  [SITE_PATHS.subscription]: CreditCard,
};

/** The icon of a link in user menu and drawer, if it has one. Apart from the links, which the landing page loads. */
export function linkIcon(to: string): ReactNode {
  const Icon = ICONS[to];
  return Icon && <Icon aria-hidden="true" className="size-4 shrink-0" />;
}
