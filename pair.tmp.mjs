import fs from 'node:fs';
import pg from 'pg';
const url = fs.readFileSync('.tmp/mw.url', 'utf8').trim();
const c = new pg.Client({ connectionString: url });
await c.connect();
const named = process.argv[2] === 'named';
for (const s of (process.env.SET ?? '').split(';').filter(Boolean)) await c.query(s);
const qs = process.argv.slice(named ? 3 : 2).map((f) => ({ f, text: fs.readFileSync(f, 'utf8') }));
const times = qs.map(() => []);
for (let n = 0; n < (+process.env.N || 25); n++)
  for (const [i, q] of qs.entries()) {
    const t = performance.now();
    await c.query(named ? { name: 'q' + i, text: q.text.trim().replace(/;$/, '') } : q.text);
    times[i].push(performance.now() - t);
  }
for (const [i, q] of qs.entries()) {
  const t = times[i].slice(5).sort((a, b) => a - b);
  console.log(
    q.f,
    'min',
    t[0].toFixed(1),
    'median',
    t[t.length >> 1].toFixed(1),
    'p95',
    t[Math.floor(t.length * 0.95)].toFixed(1),
  );
}
await c.end();
