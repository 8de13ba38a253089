import type { DaemonSet, Deployment } from 'kubernetes-types/apps/v1.d.ts';
import type { Job } from 'kubernetes-types/batch/v1.d.ts';
import type { ConfigMap, PersistentVolumeClaim, Service, ServiceAccount } from 'kubernetes-types/core/v1.d.ts';
import type { LabelSelector, ObjectMeta } from 'kubernetes-types/meta/v1.d.ts';
import type { Ingress, NetworkPolicy } from 'kubernetes-types/networking/v1.d.ts';
import type { PodDisruptionBudget } from 'kubernetes-types/policy/v1.d.ts';

/** What the chart may contain, by kind: the API of Kubernetes 1.30, generated from its own definitions. */
export type Manifests = {
  ConfigMap: ConfigMap;
  DaemonSet: DaemonSet;
  Deployment: Deployment;
  Ingress: Ingress;
  Job: Job;
  NetworkPolicy: NetworkPolicy;
  PersistentVolumeClaim: PersistentVolumeClaim;
  PodDisruptionBudget: PodDisruptionBudget;
  PodMonitor: PodMonitor;
  ScaledObject: ScaledObject;
  Service: Service;
  ServiceAccount: ServiceAccount;
};

/** The part of KEDA's definition (2.17) that the chart uses. */
type ScaledObject = {
  apiVersion: 'keda.sh/v1alpha1';
  kind: 'ScaledObject';
  metadata: ObjectMeta;
  spec: {
    scaleTargetRef: { name: string };
    minReplicaCount: number;
    maxReplicaCount: number;
    pollingInterval: number;
    cooldownPeriod: number;
    fallback: { failureThreshold: number; replicas: number };
    triggers: readonly Trigger[];
  };
};

type Trigger =
  | {
      type: 'postgresql';
      metricType: 'AverageValue';
      metadata: { connectionFromEnv: string; query: string; targetQueryValue: string };
    }
  | {
      type: 'prometheus';
      metricType: 'AverageValue';
      metadata: { serverAddress: string; query: string; threshold: string };
    };

/** The part of the Prometheus Operator's definition (monitoring.coreos.com/v1) that the chart uses. */
type PodMonitor = {
  apiVersion: 'monitoring.coreos.com/v1';
  kind: 'PodMonitor';
  metadata: ObjectMeta;
  spec: { selector: LabelSelector; podMetricsEndpoints: readonly { port: string; interval: string }[] };
};
