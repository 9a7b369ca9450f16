import { QRCodeSVG } from 'qrcode.react';

/** A QR code on its own white ground, in both themes: scanners want dark on light and a quiet edge. `<QrCode value={url} label="Join code" />` */
export function QrCode({ value, label, size = 192 }: { value: string; label: string; size?: number }) {
  return (
    <div className="w-fit rounded-control border border-line bg-white p-3 forced-color-adjust-none">
      <QRCodeSVG
        value={value}
        size={size}
        level="M"
        role="img"
        aria-label={label}
        title={label}
        className="h-auto max-w-full"
      />
    </div>
  );
}
