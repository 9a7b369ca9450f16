import { CONTENT_PATHS } from '@quizhall/shared/rules/content-paths';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { routes } from 'virtual:contract-routes';
import { Activity, BadgeCheck, LockKeyhole, ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '@/lib/api/call.ts';
import { laterMessages } from '../later-messages.ts';

const text = laterMessages.trust;

const CLAIMS = [
  { icon: LockKeyhole, label: text.encryption },
  { icon: BadgeCheck, label: text.soc2 },
  { icon: ShieldCheck, label: text.gdpr },
];

/** Whether everything works; undefined as long as that is not known, also where the service does not answer. */
function useHealth(): boolean | undefined {
  const [works, setWorks] = useState<boolean>();
  useEffect(() => {
    const asking = new AbortController();
    call(routes.system.getHealth, {}, { quiet: true, signal: asking.signal }).then(
      ({ status }) => setWorks(status === 'ok'),
      () => setWorks(undefined),
    );
    return () => asking.abort();
  }, []);
  return works;
}

/** For signed-in readers: what the service says of itself, and what the page about security explains. */
export function TrustBadges() {
  const works = useHealth();
  const health = works === undefined ? text.status : works ? text.operational : text.troubled;
  const badges = [
    { icon: Activity, label: health, to: SITE_PATHS.status },
    ...CLAIMS.map((claim) => ({ ...claim, to: `${CONTENT_PATHS.security}#certified` })),
  ];
  return (
    <ul className="grid w-fit gap-x-6 gap-y-1 @2xs:grid-cols-[auto_auto]">
      {badges.map(({ icon: Icon, label, to }) => (
        <li key={label}>
          <Link
            to={to}
            className="flex min-h-9 items-center gap-2 rounded-inner text-sm text-muted hover:text-accent-ink"
          >
            <Icon
              aria-hidden="true"
              className={
                label === text.operational || to !== SITE_PATHS.status
                  ? 'size-4 text-success-ink'
                  : 'size-4 text-faint'
              }
            />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
