import { aobato } from './companies/aobato.ts';
import { asagiri } from './companies/asagiri.ts';
import { hanauta } from './companies/hanauta.ts';
import { hibarino } from './companies/hibarino.ts';
import { hidamari } from './companies/hidamari.ts';
import { ikazuchi } from './companies/ikazuchi.ts';
import { iroribi } from './companies/iroribi.ts';
import { isowashi } from './companies/isowashi.ts';
import { karakasa } from './companies/karakasa.ts';
import { kasasagi } from './companies/kasasagi.ts';
import { kazagurumano } from './companies/kazagurumano.ts';
import { kitakaze } from './companies/kitakaze.ts';
import { komugi } from './companies/komugi.ts';
import { konoha } from './companies/konoha.ts';
import { kotonoha } from './companies/kotonoha.ts';
import { michishirube } from './companies/michishirube.ts';
import { mikagami } from './companies/mikagami.ts';
import { minatono } from './companies/minatono.ts';
import { mizuhoshi } from './companies/mizuhoshi.ts';
import { nijisawa } from './companies/nijisawa.ts';
import { ryokufu } from './companies/ryokufu.ts';
import { shiomidani } from './companies/shiomidani.ts';
import { shiranami } from './companies/shiranami.ts';
import { soranone } from './companies/soranone.ts';
import { tabigumo } from './companies/tabigumo.ts';
import { tatarano } from './companies/tatarano.ts';
import { tonerico } from './companies/tonerico.ts';
import { tsubakiya } from './companies/tsubakiya.ts';
import { tsukiusagi } from './companies/tsukiusagi.ts';
import { tsurubami } from './companies/tsurubami.ts';
import { yaegasumi } from './companies/yaegasumi.ts';
import { yamabiko } from './companies/yamabiko.ts';
import { yukemurian } from './companies/yukemurian.ts';
import { yukimizawa } from './companies/yukimizawa.ts';
import type { DemoCompany } from './types.ts';

/** All invented: names, people, buildings. Towns and stations are real. */
export const demoCompanies: readonly DemoCompany[] = [
  soranone,
  aobato,
  hibarino,
  kitakaze,
  yaegasumi,
  tonerico,
  mikagami,
  tatarano,
  shiranami,
  asagiri,
  komugi,
  nijisawa,
  hanauta,
  ikazuchi,
  isowashi,
  tsurubami,
  konoha,
  shiomidani,
  karakasa,
  minatono,
  tsubakiya,
  ryokufu,
  tsukiusagi,
  yukemurian,
  yukimizawa,
  tabigumo,
  iroribi,
  kasasagi,
  hidamari,
  michishirube,
  kotonoha,
  yamabiko,
  mizuhoshi,
  kazagurumano,
];
