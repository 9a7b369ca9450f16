import { QRCodeSVG } from 'qrcode.react';
import type { Ref } from 'react';
import { cx } from './cx.ts';

export interface QrCodeProps {
  value: string;
  label: string;
  /** In CSS pixels; narrower where there is less room. */
  size?: number;
  /** The light edge that scanners look for is part of the drawing: for codes that are saved, or read from far away. */
  edged?: boolean;
  ref?: Ref<SVGSVGElement>;
}

/** A QR code on its own white ground, in both themes: scanners want dark on light and a quiet edge. `<QrCode value={url} label="Join code" />` */
export function QrCode({ value, label, size = 192, edged = false, ref }: QrCodeProps) {
  return (
    <div
      className={cx(
        'w-fit max-w-full overflow-hidden rounded-control border border-line bg-white forced-color-adjust-none',
        !edged && 'p-3',
      )}
    >
      <QRCodeSVG
        ref={ref}
        value={value}
        size={size}
        level="M"
        marginSize={edged ? 4 : 0}
        role="img"
        aria-label={label}
        title={label}
        className="h-auto max-w-full"
      />
    </div>
  );
}
