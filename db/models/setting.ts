import { setting } from '../../domain/entities/setting.ts';
import { modelOf } from './entity-model.ts';

export class Setting extends modelOf(setting) {}
