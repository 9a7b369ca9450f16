import { Activity, BadgeCheck, LockKeyhole, ShieldCheck } from 'lucide-react';
import { laterMessages } from '../later-messages.ts';

const text = laterMessages.trust;

const BADGES = [
  { icon: Activity, label: text.operational },
  { icon: LockKeyhole, label: text.encryption },
  { icon: BadgeCheck, label: text.soc2 },
  { icon: ShieldCheck, label: text.gdpr },
];

/** Marketing claims, for signed-in readers. */
export function TrustBadges() {
  return (
    <ul className="grid w-fit gap-x-6 gap-y-3 @2xs:grid-cols-[auto_auto]">
      {BADGES.map(({ icon: Icon, label }) => (
        <li key={label} className="flex items-center gap-2 text-sm text-muted">
          <Icon aria-hidden="true" className="size-4 text-success-ink" />
          {label}
        </li>
      ))}
    </ul>
  );
}
