import { useMemo } from 'react';
import { encode } from 'uqr';

/** A QR code as one path, dark on light in both themes: cameras want it so. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string | undefined }) {
  const { path, size } = useMemo(() => {
    const { data, size: modules } = encode(text, { ecc: 'L', border: 0 });
    const cells = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { path: cells.join(''), size: modules };
  }, [text]);
  return (
    <svg className={className} viewBox={`-2 -2 ${size + 4} ${size + 4}`} role="img" aria-label={label}>
      <rect x="-2" y="-2" width={size + 4} height={size + 4} fill="#fffdf8" />
      <path d={path} fill="#0e0e11" shapeRendering="crispEdges" />
    </svg>
  );
}
