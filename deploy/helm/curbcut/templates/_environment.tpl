{{/* The only variables whose values come from a Secret. */}}
{{- define "curbcut.databaseEnvironment" -}}
- name: DATABASE_URL
  valueFrom:
    secretKeyRef:
      name: {{ required "database.existingSecret is required: a Secret with the URL of the PostgreSQL server." .Values.database.existingSecret }}
      key: {{ .Values.database.key }}
{{- end -}}

{{- define "curbcut.environment" -}}
{{ include "curbcut.databaseEnvironment" . }}
{{- with .Values.database }}
{{- if .readKey }}
- name: DATABASE_READ_URL
  valueFrom:
    secretKeyRef:
      name: {{ .existingSecret }}
      key: {{ .readKey }}
{{- end }}
{{- end }}
{{- with .Values.secretKey }}
{{- if .existingSecret }}
- name: CURBCUT_SECRET_KEY
  valueFrom:
    secretKeyRef:
      name: {{ .existingSecret }}
      key: {{ .key }}
{{- if .oldKey }}
- name: CURBCUT_SECRET_KEY_OLD
  valueFrom:
    secretKeyRef:
      name: {{ .existingSecret }}
      key: {{ .oldKey }}
{{- end }}
{{- end }}
{{- end }}
{{- with .Values.files.objectStore }}
{{- if and .url .existingSecret }}
- name: AWS_ACCESS_KEY_ID
  valueFrom:
    secretKeyRef:
      name: {{ .existingSecret }}
      key: {{ .accessKeyIdKey }}
- name: AWS_SECRET_ACCESS_KEY
  valueFrom:
    secretKeyRef:
      name: {{ .existingSecret }}
      key: {{ .secretAccessKeyKey }}
- name: AWS_SESSION_TOKEN
  valueFrom:
    secretKeyRef:
      name: {{ .existingSecret }}
      key: {{ .sessionTokenKey }}
      optional: true
{{- end }}
{{- end }}
{{- end -}}

{{/* What is not secret, as a map. */}}
{{- define "curbcut.config" -}}
{{- $web := printf "%s-web" (include "curbcut.name" .) -}}
{{- $space := printf "%s.%s" $web .Release.Namespace -}}
{{- /* Every name by which the cluster's DNS knows the Service. */ -}}
{{- $hosts := list $web $space (printf "%s.svc" $space) (printf "%s.svc.cluster.local" $space) -}}
{{- with .Values.config.CURBCUT_ALLOWED_HOSTS }}{{ $hosts = append $hosts . }}{{ end -}}
{{- $config := merge (dict "CURBCUT_ALLOWED_HOSTS" (join "," $hosts)) .Values.config -}}
{{- $_ := set $config "CURBCUT_METRICS_PORT" (.Values.metrics.port | toString) -}}
{{- if and .Values.ingress.enabled (not .Values.config.CURBCUT_PUBLIC_URL) -}}
{{- $_ := set $config "CURBCUT_PUBLIC_URL" (printf "%s://%s" (ternary "https" "http" (ne .Values.ingress.tlsSecret "")) .Values.ingress.host) -}}
{{- end -}}
{{- with .Values.files.objectStore -}}
{{- if .url -}}
{{- $_ := set $config "CURBCUT_FILES" .url -}}
{{- if .endpoint }}{{ $_ := set $config "CURBCUT_S3_ENDPOINT" .endpoint }}{{ end -}}
{{- if .region }}{{ $_ := set $config "CURBCUT_S3_REGION" .region }}{{ end -}}
{{- if .pathStyle }}{{ $_ := set $config "CURBCUT_S3_PATH_STYLE" .pathStyle }}{{ end -}}
{{- end -}}
{{- end -}}
{{- range $name, $value := $config }}
{{ $name }}: {{ $value | toString | quote }}
{{- end -}}
{{- end -}}
