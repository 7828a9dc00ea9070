/** A filled or drawn outline: colour, path data, and what differs from a plain fill. */
export type Shape = [colour: string, path: string, more?: { even?: true; alpha?: number; line?: number }];

type Attributes = Record<string, string>;

const attributesOf = (text: string): Attributes => Object.fromEntries([...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map((m) => [m[1], m[2]]));

/** Takes an icon's SVG body; returns its outlines from back to front. Gradients become their middle colour; filters and clips are left out. */
export function shapesOf(body: string): Shape[] {
  const gradients = new Map<string, string>();
  for (const m of body.matchAll(/<(linear|radial)Gradient[^>]*id="([^"]+)"[^>]*>(.*?)<\/\1Gradient>/g)) {
    const stops = [...(m[3] ?? '').matchAll(/stop-color="([^"]+)"/g)].map((stop) => stop[1] ?? '');
    gradients.set(m[2] ?? '', stops[Math.floor(stops.length / 2)] ?? '#888');
  }
  const flat = body
    .replace(/<(linear|radial)Gradient.*?<\/\1Gradient>/g, '')
    .replace(/<filter.*?<\/filter>/g, '')
    .replace(/<clipPath.*?<\/clipPath>/g, '');
  const named = new Map<string, string>();
  for (const m of flat.matchAll(/<path[^>]*\bid="([^"]+)"[^>]*>/g)) named.set(m[1] ?? '', m[0]);
  const shapes: Shape[] = [];
  const visible = flat.replace(/<defs>.*?<\/defs>/g, '');
  for (const m of visible.matchAll(/<(path|circle|ellipse|rect|use)\b([^>]*)>/g)) {
    const its = attributesOf(m[2] ?? '');
    if (m[1] === 'use') {
      const meant = named.get((its.href ?? '').slice(1));
      if (meant) shapes.push(...shaped('path', { ...attributesOf(meant), ...its }, gradients));
    } else shapes.push(...shaped(m[1] ?? '', its, gradients));
  }
  return shapes;
}

function shaped(tag: string, its: Attributes, gradients: ReadonlyMap<string, string>): Shape[] {
  const d = tag === 'path' ? (its.d ?? '') : turned(tag, its);
  if (!d) return [];
  const colour = (value: string) => (value.startsWith('url(') ? (gradients.get(value.slice(5, -1)) ?? '#888888') : value);
  const more = { ...(its['fill-rule'] === 'evenodd' && { even: true as const }), ...(its.opacity && { alpha: Number(its.opacity) }) };
  const shapes: Shape[] = [];
  const fill = its.fill ?? (its.stroke ? 'none' : '#000');
  if (fill !== 'none') shapes.push(Object.keys(more).length > 0 ? [colour(fill), d, more] : [colour(fill), d]);
  if (its.stroke && its.stroke !== 'none') shapes.push([colour(its.stroke), d, { ...more, line: Number(its['stroke-width'] ?? 1) }]);
  return shapes;
}

/** Circles, ellipses and rectangles as path data, with their rotation worked in. */
function turned(tag: string, its: Attributes): string {
  const n = (key: string) => Number(its[key] ?? 0);
  const r = /rotate\(([-\d.]+)[ ,]([-\d.]+)[ ,]([-\d.]+)\)/.exec(its.transform ?? '');
  const [degrees, ox, oy] = r ? [Number(r[1]), Number(r[2]), Number(r[3])] : [0, 0, 0];
  const a = (degrees * Math.PI) / 180;
  const at = (x: number, y: number) => {
    const [dx, dy] = [x - ox, y - oy];
    return `${round(ox + dx * Math.cos(a) - dy * Math.sin(a))} ${round(oy + dx * Math.sin(a) + dy * Math.cos(a))}`;
  };
  if (tag === 'rect') {
    const [x, y, w, h] = [n('x'), n('y'), n('width'), n('height')];
    return `M${at(x, y)}L${at(x + w, y)}L${at(x + w, y + h)}L${at(x, y + h)}Z`;
  }
  const [cx, cy] = [n('cx'), n('cy')];
  const [rx, ry] = tag === 'circle' ? [n('r'), n('r')] : [n('rx'), n('ry')];
  return `M${at(cx - rx, cy)}A${rx} ${ry} ${degrees} 1 1 ${at(cx + rx, cy)}A${rx} ${ry} ${degrees} 1 1 ${at(cx - rx, cy)}Z`;
}

const round = (x: number) => Math.round(x * 1000) / 1000;
