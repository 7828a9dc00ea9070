import { copyFile, cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sound, planted, type Planted } from './planted.ts';
import { root, runQuietly } from './steps.ts';

/**
 * Proves that the boundaries are held: plants one violation of each in a folder of its own beside a copy of the rules that hold them,
 * and sees every one caught, by lint or by the compiler, and nothing sound complained about.
 */
const house = await mkdtemp(join(tmpdir(), 'deadpan-boundaries-'));
const write = async (path: string, text: string) => {
  await mkdir(dirname(join(house, path)), { recursive: true });
  await writeFile(join(house, path), text);
};

try {
  await cp(join(root, 'scripts/lint'), join(house, 'scripts/lint'), { recursive: true });
  await copyFile(join(root, '.oxlintrc.json'), join(house, '.oxlintrc.json'));
  await write('package.json', '{ "type": "module" }');
  for (const config of ['tsconfig.base.json', 'packages/game/tsconfig.json', 'packages/protocol/tsconfig.json']) {
    await mkdir(dirname(join(house, config)), { recursive: true });
    await copyFile(join(root, config), join(house, config));
  }
  await symlink(join(root, 'node_modules'), join(house, 'node_modules'));
  for (const { path, text, beside } of [...planted, ...sound]) {
    await write(path, text);
    for (const [name, content] of Object.entries(beside ?? {})) await write(join(dirname(path), name), content);
  }

  const folders = ['apps', 'packages', 'e2e', 'bench', 'memes', 'scripts'].map((name) => join(house, name));
  const lint = await runQuietly({ name: 'lint', command: ['oxlint', '-c', join(house, '.oxlintrc.json'), '--format', 'unix', ...folders] });
  const types = await Promise.all(
    ['game', 'protocol'].map((name) => runQuietly({ name, command: ['tsc', '-p', join(house, 'packages', name), '--pretty', 'false'] })),
  );
  const lines = { lint: lint.output.split('\n'), types: types.flatMap((result) => result.output.split('\n')) };

  const hits = (plant: Pick<Planted, 'path'>, by: 'lint' | 'types') => lines[by].filter((line) => line.includes(plant.path));
  const missed = planted.filter((plant) => !hits(plant, plant.by).some((line) => line.includes(plant.says)));
  const blamed = sound.flatMap((plant) => [...hits(plant, 'lint'), ...hits(plant, 'types')]);
  for (const plant of missed) {
    console.log(`NOT CAUGHT by ${plant.by}: ${plant.breaks} (${plant.path}); heard: ${hits(plant, plant.by).join('; ') || 'nothing'}`);
  }
  for (const line of blamed) console.log(`SOUND CODE BLAMED: ${line}`);
  if (missed.length + blamed.length > 0) process.exitCode = 1;
  else console.log(`${planted.length} violations planted, ${planted.length} caught; ${sound.length} sound files left alone.`);
} finally {
  await rm(house, { recursive: true, force: true });
}
