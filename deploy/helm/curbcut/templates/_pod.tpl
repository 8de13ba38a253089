{{- define "curbcut.podSecurity" -}}
runAsNonRoot: true
runAsUser: 10001
runAsGroup: 10001
fsGroup: 10001
fsGroupChangePolicy: OnRootMismatch
seccompProfile:
  type: {{ .Values.seccomp.type }}
  {{- if eq .Values.seccomp.type "Localhost" }}
  localhostProfile: {{ .Values.seccomp.localhostProfile }}
  {{- end }}
{{- if .Values.appArmorProfile }}
appArmorProfile:
  type: Localhost
  localhostProfile: {{ .Values.appArmorProfile }}
{{- end }}
{{- end -}}

{{- define "curbcut.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop:
    - ALL
{{- end -}}

{{/* Brings the schema up to date and ends. It needs only the database. */}}
{{- define "curbcut.migrate" -}}
name: migrate
image: {{ include "curbcut.image" . }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
args:
  - migrate
env:
  {{- include "curbcut.databaseEnvironment" . | nindent 2 }}
securityContext:
  {{- include "curbcut.containerSecurity" . | nindent 2 }}
resources:
  {{- toYaml .Values.migrations.resources | nindent 2 }}
volumeMounts:
  - name: tmp
    mountPath: /tmp
{{- end -}}

{{/* Given a list: the root, the component, its values and its arguments. */}}
{{- define "curbcut.pod" -}}
{{- $root := index . 0 -}}
{{- $component := index . 1 -}}
{{- $values := index . 2 -}}
metadata:
  labels:
    {{- include "curbcut.selector" (list $root $component) | nindent 4 }}
  annotations:
    # A change of the configuration replaces the pods.
    checksum/config: {{ include "curbcut.config" $root | sha256sum }}
    {{- with $values.podAnnotations }}
    {{- toYaml . | nindent 4 }}
    {{- end }}
spec:
  serviceAccountName: {{ include "curbcut.name" $root }}
  automountServiceAccountToken: false
  # A Service named curbcut would otherwise set variables such as CURBCUT_PORT.
  enableServiceLinks: false
  # A stop takes up to 9.5 s: pages in progress go back to the queue. The web interface first waits until no request is sent to it.
  terminationGracePeriodSeconds: 30
  securityContext:
    {{- include "curbcut.podSecurity" $root | nindent 4 }}
  {{- with $root.Values.image.pullSecrets }}
  imagePullSecrets:
    {{- range . }}
    - name: {{ . }}
    {{- end }}
  {{- end }}
  {{- if eq $root.Values.migrations.mode "init" }}
  initContainers:
    - {{ include "curbcut.migrate" $root | nindent 6 | trim }}
  {{- end }}
  containers:
    - name: {{ $component }}
      image: {{ include "curbcut.image" $root }}
      imagePullPolicy: {{ $root.Values.image.pullPolicy }}
      args:
        {{- toYaml (index . 3) | nindent 8 }}
      envFrom:
        - configMapRef:
            name: {{ include "curbcut.name" $root }}
      env:
        {{- include "curbcut.environment" $root | nindent 8 }}
      ports:
        {{- if eq $component "web" }}
        - name: http
          containerPort: 8080
        {{- end }}
        - name: metrics
          containerPort: {{ $root.Values.metrics.port }}
      # The browser is tested before anything answers.
      startupProbe:
        httpGet:
          path: /live
          port: metrics
        periodSeconds: 2
        failureThreshold: 150
      # Does not ask the database: while it is away, a restart would not help.
      livenessProbe:
        httpGet:
          path: /live
          port: metrics
        periodSeconds: 10
        timeoutSeconds: 5
        failureThreshold: 6
      readinessProbe:
        httpGet:
          {{- if eq $component "web" }}
          path: /api/health
          port: http
          {{- else }}
          path: /live
          port: metrics
          {{- end }}
        periodSeconds: 5
        timeoutSeconds: 5
      {{- if eq $component "web" }}
      lifecycle:
        preStop:
          sleep:
            seconds: 5
      {{- end }}
      securityContext:
        {{- include "curbcut.containerSecurity" $root | nindent 8 }}
      resources:
        {{- toYaml $values.resources | nindent 8 }}
      volumeMounts:
        - name: tmp
          mountPath: /tmp
        - name: data
          mountPath: /data
  volumes:
    # The browser does not use /dev/shm: its shared memory is here.
    - name: tmp
      emptyDir:
        medium: Memory
        sizeLimit: {{ $root.Values.tmp.sizeLimit }}
    - name: data
      {{- if $root.Values.files.objectStore.url }}
      emptyDir:
        sizeLimit: 1Gi
      {{- else }}
      persistentVolumeClaim:
        claimName: {{ $root.Values.files.persistence.existingClaim | default (include "curbcut.name" $root) }}
      {{- end }}
  {{- with $values.nodeSelector }}
  nodeSelector:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  {{- with $values.tolerations }}
  tolerations:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  {{- with $values.affinity }}
  affinity:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  {{- with $values.topologySpreadConstraints }}
  topologySpreadConstraints:
    {{- toYaml . | nindent 4 }}
  {{- end }}
{{- end -}}
