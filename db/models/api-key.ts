import { apiKey } from '../../domain/entities/api-key.ts';
import { modelOf } from './entity-model.ts';

export class ApiKey extends modelOf(apiKey) {}
