import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testPackages, zoneOf } from './zones.js';

/** The folder that holds `scripts/lint`: paths of zones are relative to it. */
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const TEST = /\.test\.tsx?$|\/testing\/|\/test\//;

/** Takes an absolute path; returns it relative to the root with forward slashes. */
const inHouse = (path) => relative(root, path).split(sep).join('/');

/** Takes a specifier like `@a/b/c` or `d/e`; returns the package's name. */
const packageOf = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** Takes the importing file, its zone and what it imports; returns why that is not allowed, or null. */
function complaint(file, zone, specifier) {
  if (specifier.startsWith('.')) {
    const target = inHouse(resolve(root, dirname(file), specifier.split('?')[0]));
    const own = zone.own === 'feature' ? file.split('/').slice(0, 5).join('/') : zone.at;
    const allowed = [own.endsWith('/') ? own : `${own}/`, ...(zone.paths ?? []), ...(TEST.test(file) ? (zone.testPaths ?? []) : [])];
    if (!allowed.some((place) => target.startsWith(place))) return `${zone.name} may not import ${target}: ${zone.why}`;
    if (!/\.[a-z0-9]+$/i.test(target)) return `write the file's extension in '${specifier}'`;
    return null;
  }
  if (specifier.startsWith('node:')) return zone.packages.includes('*') ? null : `${zone.name} may not import ${specifier}: ${zone.why}`;
  const name = packageOf(specifier);
  if (zone.packages.includes(name) || (TEST.test(file) && testPackages.includes(name))) return null;
  const open = zone.packages.includes('*') && !name.startsWith('@deadpan/') && !(zone.never ?? []).includes(name);
  return open ? null : `${zone.name} may not import ${name}: ${zone.why}`;
}

const boundaries = {
  create(context) {
    const file = inHouse(context.filename);
    const zone = zoneOf(file);
    if (!zone) return {};
    const check = (source) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const message = complaint(file, zone, source.value);
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source),
    };
  },
};

/** The rules refuse by value; an exception in them is a bug (docs/decisions/0002-rules-return.md). */
const noThrow = {
  create: (context) => ({
    ThrowStatement: (node) => context.report({ node, message: 'a rule refuses by value: return refuse(...) instead of throwing' }),
    TryStatement: (node) => context.report({ node, message: 'a rule neither throws nor catches' }),
  }),
};

export default { meta: { name: 'deadpan' }, rules: { boundaries, 'no-throw': noThrow } };
