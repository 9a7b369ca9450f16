import { type ReactNode, useEffect, useRef } from 'react';

const TONES = {
  success: 'bg-success-soft text-success-ink',
  danger: 'bg-danger-soft text-danger-ink',
} as const;

/** How something ended, in place of the form that began it. Takes the focus, because that form is gone. */
export function Outcome({
  icon,
  tone,
  title,
  children,
}: {
  icon: ReactNode;
  tone: keyof typeof TONES;
  title: string;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-center text-center">
      <div
        aria-hidden="true"
        className={`grid size-14 place-items-center rounded-card [&_svg]:size-6 ${TONES[tone]}`}
      >
        {icon}
      </div>
      <h1 ref={heading} tabIndex={-1} className="mt-5 text-2xl font-display tracking-tight text-ink">
        {title}
      </h1>
      <div className="mt-2 w-full text-sm text-muted">{children}</div>
    </div>
  );
}
