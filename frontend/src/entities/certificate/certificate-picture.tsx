import type { CERTIFICATE_TEMPLATES } from '@quizhall/shared/model/enums';
import type { ReactNode } from 'react';

type Template = (typeof CERTIFICATE_TEMPLATES)[number];

/** A sheet is paper: it has the colours of `functions/certificates/model/certificate-styles.ts` in both themes. */
const INK = '#1d1b2e';
const GREY = '#b9b6c9';
const VIOLET = '#6d28d9';
const LILAC = '#c4b5fd';
const GOLD = '#9a7434';
const NAVY = '#17233f';

interface BarProps {
  x: number;
  y: number;
  width: number;
  thick?: number;
  fill?: string;
}

/** A line of text, drawn as the bar that it is from afar. */
function Bar({ x, y, width, thick = 5, fill = GREY }: BarProps) {
  return <rect x={x} y={y} width={width} height={thick} rx={thick / 2} fill={fill} />;
}

const centred = (width: number) => ({ x: (297 - width) / 2, width });

/** The QR code, by its three corners. */
function Code({ x, y, size, fill }: { x: number; y: number; size: number; fill: string }) {
  const corner = size * 0.34;
  const far = size - corner;
  return (
    <g fill={fill}>
      {[
        [x, y],
        [x + far, y],
        [x, y + far],
      ].map(([left = 0, top = 0]) => (
        <rect key={`${left} ${top}`} x={left} y={top} width={corner} height={corner} rx="1" />
      ))}
      <rect x={x + far + 2} y={y + far + 2} width={corner * 0.5} height={corner * 0.5} />
      <rect x={x + size * 0.44} y={y + size * 0.2} width={size * 0.12} height={size * 0.6} />
      <rect x={x + size * 0.2} y={y + size * 0.44} width={size * 0.6} height={size * 0.12} />
    </g>
  );
}

function Frame({ inset, width, stroke }: { inset: number; width: number; stroke: string }) {
  const sides = { x: inset, y: inset, width: 297 - 2 * inset, height: 210 - 2 * inset };
  return <rect {...sides} fill="none" stroke={stroke} strokeWidth={width} />;
}

/** What lies on the sheet of each template, as it lies on the paper (297 to 210). */
const SHEETS: Record<Template, ReactNode> = {
  default: (
    <>
      <rect width="297" height="210" fill="#ffffff" />
      <Frame inset={9} width={3.4} stroke={VIOLET} />
      <Frame inset={14} width={1} stroke={LILAC} />
      <circle cx="148.5" cy="33" r="11" fill={VIOLET} />
      <path
        d="m143.5 33 3.6 3.8 6.4-7"
        fill="none"
        stroke="#ffffff"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Bar {...centred(126)} y={51} thick={11} fill={VIOLET} />
      <Bar {...centred(150)} y={81} thick={15} fill={INK} />
      <rect {...centred(134)} y={104} height="1" fill={LILAC} />
      <Bar {...centred(92)} y={122} thick={9} fill={INK} />
      <Bar x={28} y={164} width={34} fill={INK} />
      <Bar x={74} y={164} width={50} fill={INK} />
      <Bar x={141} y={164} width={44} fill={INK} />
      <Code x={238} y={148} size={31} fill={INK} />
      <Bar {...centred(88)} y={185} thick={3} />
    </>
  ),
  professional: (
    <>
      <rect width="297" height="210" fill="#ffffff" />
      <rect width="20.5" height="210" fill={NAVY} />
      <rect x="20.5" width="2" height="210" fill={VIOLET} />
      <Bar x={39.5} y={29} width={112} thick={6} fill={NAVY} />
      <rect x="39.5" y="42" width="19" height="2" fill={VIOLET} />
      <Bar x={39.5} y={62} width={54} thick={4} />
      <Bar x={39.5} y={74} width={176} thick={17} fill={NAVY} />
      <Bar x={39.5} y={121} width={104} thick={9} fill={INK} />
      <rect x="39.5" y="152" width="236" height="0.8" fill={GREY} />
      <Bar x={39.5} y={169} width={28} fill={NAVY} />
      <Bar x={85.5} y={169} width={48} fill={NAVY} />
      <Bar x={152} y={169} width={44} fill={NAVY} />
      <Code x={244} y={160} size={31} fill={NAVY} />
    </>
  ),
  modern: (
    <>
      <rect width="297" height="210" fill="#f5f2ff" />
      <circle cx="290" cy="7" r="88" fill="#ddd6fe" />
      <circle cx="300" cy="-3" r="63" fill="#a78bfa" />
      <circle cx="307" cy="-11" r="39" fill={VIOLET} />
      <rect width="5" height="210" fill={VIOLET} />
      <Bar x={21} y={27} width={140} thick={12} fill={VIOLET} />
      <Bar x={21} y={67} width={164} thick={18} fill={INK} />
      <Bar x={21} y={114} width={100} thick={9} fill={INK} />
      {[21, 87, 152].map((x) => (
        <g key={x}>
          <rect x={x} y="155" width="61" height="34" rx="5" fill="#ffffff" />
          <Bar x={x + 7} y={163} width={22} thick={4} />
          <Bar x={x + 7} y={174} width={38} fill={INK} />
        </g>
      ))}
      <rect x="220" y="123" width="57" height="66" rx="5" fill="#ffffff" />
      <Code x={229} y={136} size={39} fill="#3b0f8f" />
    </>
  ),
  elegant: (
    <>
      <rect width="297" height="210" fill="#fffdf7" />
      <Frame inset={10} width={0.9} stroke={GOLD} />
      <Frame inset={13} width={0.9} stroke="#d8c49a" />
      {[
        [11, 11],
        [286, 11],
        [11, 199],
        [286, 199],
      ].map(([cx, cy]) => (
        <g key={`${cx} ${cy}`}>
          <circle cx={cx} cy={cy} r="5.4" fill="#fffdf7" stroke={GOLD} strokeWidth="0.9" />
          <circle cx={cx} cy={cy} r="1.9" fill={GOLD} />
        </g>
      ))}
      <Bar {...centred(164)} y={37} thick={5} fill={INK} />
      <path d="M102 53h41m11 0h41" stroke={GOLD} strokeWidth="0.9" />
      <path d="m148.5 50.5 2.5 2.5-2.5 2.5-2.5-2.5z" fill={GOLD} />
      {/* A name written by hand. */}
      <path
        d="M92 97c7-20 13-24 15-18s-6 17-2 18 9-13 13-13-4 13 0 13 8-19 14-19-6 19-1 19 9-11 14-11-4 11 0 11 9-13 14-13-4 13 1 13 8-11 13-11-3 11 2 11 10-5 28-12"
        fill="none"
        stroke="#3d2a66"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Bar {...centred(96)} y={122} thick={7} fill={INK} />
      <Bar x={27} y={165} width={28} thick={4} fill={INK} />
      <Bar x={73} y={165} width={48} thick={4} fill={INK} />
      <Bar x={140} y={165} width={42} thick={4} fill={INK} />
      <Code x={238} y={150} size={30} fill="#3d2a66" />
      <Bar {...centred(84)} y={184} thick={3} />
    </>
  ),
};

/** A template as it looks from afar. Its name says it to whoever does not see it. */
export function CertificatePicture({ template }: { template: Template }) {
  return (
    <svg
      viewBox="0 0 297 210"
      data-template={template}
      className="block w-full max-w-60 rounded border border-line"
      aria-hidden="true"
    >
      {SHEETS[template]}
    </svg>
  );
}
