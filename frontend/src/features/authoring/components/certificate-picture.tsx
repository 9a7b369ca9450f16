import type { CERTIFICATE_TEMPLATES } from '@quizhall/shared/model/enums';
import type { ReactNode } from 'react';
import { messages } from '../messages.ts';

const TEXT = messages.rewards.sample;

type Template = (typeof CERTIFICATE_TEMPLATES)[number];

/** A line of text, drawn as the bar that it is from afar. */
function Bar({ x, y, width, thick = 6, className }: BarProps) {
  return <rect x={x} y={y} width={width} height={thick} rx={thick / 2} className={className} />;
}

interface BarProps {
  x: number;
  y: number;
  width: number;
  thick?: number;
  className: string;
}

const MUTED = 'fill-edge';

/** What lies on the sheet of each template, as the certificate itself is laid out (297 to 210). */
const SHEETS: Record<Template, ReactNode> = {
  default: (
    <>
      <rect x="14" y="14" width="269" height="182" className="fill-none stroke-accent" strokeWidth="3" />
      <rect
        x="20"
        y="20"
        width="257"
        height="170"
        className="fill-none stroke-accent-line"
        strokeWidth="1.5"
      />
      <Bar x={83} y={44} width={131} thick={14} className="fill-accent" />
      <Bar x={113} y={74} width={71} className={MUTED} />
      <Bar x={68} y={92} width={161} thick={17} className="fill-ink" />
      <Bar x={98} y={124} width={101} thick={9} className={MUTED} />
      <Bar x={44} y={162} width={62} className={MUTED} />
      <Bar x={191} y={162} width={62} className={MUTED} />
    </>
  ),
  professional: (
    <>
      <rect width="20" height="210" className="fill-ink" />
      <Bar x={44} y={36} width={92} className={MUTED} />
      <Bar x={44} y={66} width={186} thick={20} className="fill-ink" />
      <Bar x={44} y={104} width={64} className={MUTED} />
      <Bar x={44} y={120} width={136} thick={10} className="fill-muted" />
      <Bar x={44} y={166} width={52} className={MUTED} />
      <Bar x={116} y={166} width={52} className={MUTED} />
    </>
  ),
  modern: (
    <>
      <rect width="297" height="210" className="fill-accent-soft" />
      <rect width="297" height="32" className="fill-accent" />
      <Bar x={30} y={54} width={120} thick={15} className="fill-accent" />
      <Bar x={30} y={88} width={208} thick={22} className="fill-ink" />
      <Bar x={30} y={124} width={128} thick={9} className={MUTED} />
      <rect x="30" y="150" width="76" height="36" rx="8" className="fill-surface" />
      <rect x="118" y="150" width="76" height="36" rx="8" className="fill-surface" />
      <Bar x={42} y={165} width={52} className={MUTED} />
      <Bar x={130} y={165} width={52} className={MUTED} />
    </>
  ),
  elegant: (
    <>
      <rect x="12" y="12" width="273" height="186" className="fill-none stroke-edge" strokeWidth="1" />
      <rect x="17" y="17" width="263" height="176" className="fill-none stroke-line" strokeWidth="1" />
      <text
        x="148.5"
        y="66"
        textAnchor="middle"
        className="fill-ink font-serif"
        fontSize="20"
        letterSpacing="2"
      >
        {TEXT.heading}
      </text>
      <text x="148.5" y="114" textAnchor="middle" className="fill-accent-ink font-serif italic" fontSize="34">
        {TEXT.name}
      </text>
      <Bar x={103} y={130} width={91} thick={2} className={MUTED} />
      <Bar x={52} y={166} width={52} thick={4} className={MUTED} />
      <Bar x={193} y={166} width={52} thick={4} className={MUTED} />
    </>
  ),
};

/** A template as it looks from afar, in the colours of the screen. */
export function CertificatePicture({ template }: { template: Template }) {
  return (
    <svg
      viewBox="0 0 297 210"
      data-template={template}
      className="block w-full max-w-60 rounded border border-line bg-surface"
      aria-hidden="true"
    >
      {SHEETS[template]}
    </svg>
  );
}
